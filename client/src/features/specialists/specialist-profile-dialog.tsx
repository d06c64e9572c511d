import { Suspense, useEffect } from 'react';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const load = () => import('./open-profile.tsx');
const OpenProfile = lazyDialog(async () => (await load()).OpenProfile);

interface SpecialistProfileDialogProps {
  /** Whose profile is open; null closes the dialog. The parent alone decides (DIR-30). */
  specialistId: string | null;
  onClose: () => void;
}

/**
 * The profile, fetched once the page around it is there; a list is not to wait for what may never
 * be opened.
 */
export function SpecialistProfileDialog({ specialistId, onClose }: SpecialistProfileDialogProps) {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (specialistId === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenProfile id={specialistId} onClose={onClose} />
    </Suspense>
  );
}

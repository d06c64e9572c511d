import { Suspense, useEffect } from 'react';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const load = () => import('./specialist-profile-dialog.tsx');
const SpecialistProfileDialog = lazyDialog(async () => (await load()).SpecialistProfileDialog);

interface LazyProfileDialogProps {
  /** Null closes the dialog. Only the parent opens and closes it (DIR-30). */
  specialistId: string | null;
  onClose: () => void;
}

/** The profile dialog. Its code loads after the page, because it may never be opened. */
export function LazyProfileDialog({ specialistId, onClose }: LazyProfileDialogProps) {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (specialistId === null) return null;
  return (
    <Suspense fallback={null}>
      <SpecialistProfileDialog id={specialistId} onClose={onClose} />
    </Suspense>
  );
}

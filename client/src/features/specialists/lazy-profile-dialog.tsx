import { Suspense } from 'react';
import { usePreload } from '~/lib/use-preload.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import type { SpecialistProfileDialogProps } from './specialist-profile-dialog.tsx';

const load = () => import('./specialist-profile-dialog.tsx');
const SpecialistProfileDialog = lazyDialog(async () => (await load()).SpecialistProfileDialog);

interface LazyProfileDialogProps extends Omit<SpecialistProfileDialogProps, 'id'> {
  /** Null closes the dialog. Only the parent opens and closes it (DIR-30). */
  specialistId: string | null;
}

/** The profile dialog. Its code loads after the page, because it may never be opened. */
export function LazyProfileDialog({ specialistId, ...props }: LazyProfileDialogProps) {
  usePreload(load);
  if (specialistId === null) return null;
  return (
    <Suspense fallback={null}>
      <SpecialistProfileDialog id={specialistId} {...props} />
    </Suspense>
  );
}

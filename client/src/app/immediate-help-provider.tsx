import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_CALLBACK, PUBLIC_CALLBACK } from '~/lib/callback-promise.ts';
import { ImmediateHelpContext } from '~/lib/immediate-help-context.ts';
import { paths } from '~/lib/paths.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const ImmediateHelpDialog = lazyDialog(async () => {
  const module = await import('~/features/immediate-help/immediate-help-dialog.tsx');
  return module.ImmediateHelpDialog;
});

/** Hands every page the way to open the dialog for urgent help; the dialog itself is fetched when somebody first asks for it. */
export function ImmediateHelpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const help = useMemo(() => ({ open: () => setIsOpen(true) }), []);
  const callback = pathname.startsWith(paths.dashboard) ? DASHBOARD_CALLBACK : PUBLIC_CALLBACK;
  return (
    <ImmediateHelpContext value={help}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <ImmediateHelpDialog callback={callback} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ImmediateHelpContext>
  );
}

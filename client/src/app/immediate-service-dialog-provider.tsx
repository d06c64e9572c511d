import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_CALLBACK_MINUTES, PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
import { shouldReopenDialog } from '~/features/immediate-service/dialog-state.ts';
import { withGraph } from '~/graphql/with-graph.tsx';
import { ImmediateServiceDialogContext } from '~/site/immediate-service-dialog-context.ts';
import { paths } from '~/site/paths.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './immediate-service-dialog-provider.module.css';

const ImmediateServiceDialog = lazyDialog(
  () =>
    withGraph(async () => {
      const module = await import('~/features/immediate-service/immediate-service-dialog.tsx');
      return module.ImmediateServiceDialog;
    }),
  <>
    Or call <PhoneLink />, day or night.
  </>,
);

/** Lets every page open the immediate-service dialog, whose code is loaded when it first opens. */
export function ImmediateServiceDialogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const control = useMemo(() => ({ open: () => setIsOpen(true) }), []);
  const callback = pathname.startsWith(paths.dashboard) ? DASHBOARD_CALLBACK_MINUTES : PUBLIC_CALLBACK_MINUTES;
  // The page was reloaded with the dialog open.
  useEffect(() => {
    if (shouldReopenDialog()) setIsOpen(true);
  }, []);
  return (
    <ImmediateServiceDialogContext value={control}>
      {children}
      {isOpen && (
        <Suspense fallback={<LoadingNotice />}>
          <ImmediateServiceDialog callback={callback} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ImmediateServiceDialogContext>
  );
}

/** On slow connections, offers the phone number until the dialog has loaded. */
function LoadingNotice() {
  return (
    <p role="status" className={styles.notice}>
      <span>
        Opening the form. Urgent? Call <PhoneLink />.
      </span>
    </p>
  );
}

import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { wasLeftOpen } from '~/features/immediate-service/left-open.ts';
import { DASHBOARD_CALLBACK, PUBLIC_CALLBACK } from '~/site/callback-time.ts';
import { ImmediateServiceContext } from '~/site/immediate-service-context.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './immediate-service-provider.module.css';

const { shown, href } = product.phones.leicester;
const phone = (
  <a href={href} className="figures">
    {shown}
  </a>
);

const ImmediateServiceDialog = lazyDialog(
  async () => {
    const module = await import('~/features/immediate-service/immediate-help-dialog.tsx');
    return module.ImmediateServiceDialog;
  },
  <>Or call {phone}, day or night.</>,
);

/** Lets every page open the dialog for immediate service, which is loaded when first opened. */
export function ImmediateServiceProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const help = useMemo(() => ({ open: () => setIsOpen(true) }), []);
  const callback = pathname.startsWith(paths.dashboard) ? DASHBOARD_CALLBACK : PUBLIC_CALLBACK;
  // A draft that is still there was neither submitted nor closed: the page was reloaded with the
  // dialog open.
  useEffect(() => {
    if (wasLeftOpen()) setIsOpen(true);
  }, []);
  return (
    <ImmediateServiceContext value={help}>
      {children}
      {isOpen && (
        <Suspense fallback={<Opening />}>
          <ImmediateServiceDialog callback={callback} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ImmediateServiceContext>
  );
}

/** For slow connections: the way that needs no dialog. */
function Opening() {
  return (
    <p role="status" className={styles.opening}>
      <span>Opening the form. Urgent? Call {phone}.</span>
    </p>
  );
}

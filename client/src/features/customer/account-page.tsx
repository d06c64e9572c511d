import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './account-page.module.css';
import type { AccountPageState } from './use-account-page.ts';

interface AccountPageProps<Me> {
  title: string;
  /** Beside the title, also while the data is loading. */
  actions?: ReactNode;
  state: AccountPageState<Me>;
  /** Shown while loading, in the size of the content. */
  skeleton: ReactNode;
  children: (me: Me) => ReactNode;
}

/** A page of the dashboard: its title, then its content, a skeleton or a load error. */
export function AccountPage<Me>({ title, actions, state, skeleton, children }: AccountPageProps<Me>) {
  const { me, hasTimedOut, isRetrying, isStale, isPartial, retry } = state;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {isStale && (
        <Notice
          tone="warning"
          title={
            isPartial
              ? 'We couldn’t load everything on this page.'
              : 'We couldn’t update this page. Some details may be out of date.'
          }
          actions={
            <Button variant="outline" busy={isRetrying} busyLabel="Trying again" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {me ? (
        children(me)
      ) : hasTimedOut ? (
        <LoadError
          message="This is taking longer than usual. You can wait, or try again."
          onRetry={retry}
          retrying={isRetrying}
        />
      ) : (
        <div aria-busy>
          <p role="status" className="visually-hidden">
            Loading
          </p>
          {skeleton}
        </div>
      )}
    </div>
  );
}

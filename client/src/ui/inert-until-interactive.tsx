import type { ReactNode } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { cx } from './cx.ts';
import styles from './inert-until-interactive.module.css';
import { Spinner } from './spinner.tsx';

interface InertUntilInteractiveProps {
  /** What the sign says while the page loads; none where a form beside it says it already. */
  loadingText?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Fields of a prerendered page, which would lose what is typed before the page is hydrated. They
 * are mounted again then, so that what the browser has filled in meanwhile is not shown as if the
 * page knew it; password managers fill in new fields.
 */
export function InertUntilInteractive({ loadingText, className, children }: InertUntilInteractiveProps) {
  if (useIsInteractive()) return children;
  return (
    <div className={cx(styles.frame, className)}>
      {loadingText && (
        // The text becomes visible in a live region that is there already, so it is announced.
        <p role="status" className={styles.status} data-needs-script>
          <span className={styles.sign}>
            <Spinner /> {loadingText}
          </span>
        </p>
      )}
      <div inert className={styles.content}>
        {children}
      </div>
    </div>
  );
}

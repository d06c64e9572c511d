import type { ReactNode } from 'react';
import { KEPT_HTML } from '~/lib/kept-html.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { cx } from './cx.ts';
import styles from './inert-until-interactive.module.css';
import { Spinner } from './spinner.tsx';

interface InertUntilInteractiveProps {
  /** The message while the page loads; none if another form on the page shows it. */
  loadingText?: string;
  className?: string;
  children: ReactNode;
}

const isServer = typeof window === 'undefined';

/**
 * Makes prerendered fields inert until the page is hydrated, because earlier input would be lost.
 * React doesn't hydrate them: they are mounted after it, so that autofilled values that React
 * doesn't know aren't shown; password managers fill in the new fields.
 */
export function InertUntilInteractive({ loadingText, className, children }: InertUntilInteractiveProps) {
  if (useIsInteractive()) return children;
  return (
    <div className={cx(styles.frame, className)}>
      {loadingText && (
        // The live region exists before its text becomes visible, so the text is announced.
        <p role="status" className={styles.status} data-needs-script>
          <span className={styles.message}>
            <Spinner /> {loadingText}
          </span>
        </p>
      )}
      {isServer ? (
        <div inert className={styles.content}>
          {children}
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, see KEPT_HTML
        <div inert className={styles.content} suppressHydrationWarning dangerouslySetInnerHTML={KEPT_HTML} />
      )}
    </div>
  );
}

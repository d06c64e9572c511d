import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** The path of the previous step; null on the first. */
  back: string | null;
  backLabel?: string;
  /** Disables the Back button. */
  isSending?: boolean;
  /** The Next or submit button. */
  children: ReactNode;
}

/**
 * The buttons of a step: Back on the left, Next on the right. In a step longer than the window they
 * stick to its bottom.
 */
export function StepActions({ back, backLabel = 'Back', isSending = false, children }: StepActionsProps) {
  return (
    // The dashboard's bottom navigation makes room for them.
    <div className={styles.actions} data-step-actions>
      {back && (
        <ButtonLink variant="outline" to={back} inert={isSending}>
          {backLabel}
        </ButtonLink>
      )}
      <div className={styles.next}>{children}</div>
    </div>
  );
}

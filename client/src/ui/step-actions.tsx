import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** The step before; null on the first. */
  back: string | null;
  backLabel?: string;
  /** While something is being sent there is no way back. */
  isHeld?: boolean;
  children: ReactNode;
}

/** Back on the left, the way on on the right; on a phone they stay in reach at the bottom. */
export function StepActions({ back, backLabel = 'Back', isHeld = false, children }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {back && (
        <ButtonLink variant="outline" to={back} inert={isHeld}>
          {backLabel}
        </ButtonLink>
      )}
      <div className={styles.on}>{children}</div>
    </div>
  );
}

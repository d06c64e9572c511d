import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button.tsx';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** The step before; null on the first. */
  back: string | null;
  children: ReactNode;
}

/** Back on the left, the way on on the right; on a phone they stay in reach at the bottom. */
export function StepActions({ back, children }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {back && (
        <ButtonLink variant="outline" to={back}>
          Back
        </ButtonLink>
      )}
      <div className={styles.on}>{children}</div>
    </div>
  );
}

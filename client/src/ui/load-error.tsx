import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './load-error.module.css';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** In the place of something that could not be loaded: what happened, and the way to try again. */
export function LoadError({ message, onRetry, retrying = false }: LoadErrorProps) {
  return (
    <Notice
      tone="error"
      title={message}
      className={styles.box}
      actions={
        <Button
          variant="outline"
          icon={<RotateCw aria-hidden="true" />}
          busy={retrying}
          busyLabel="Trying again"
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    />
  );
}

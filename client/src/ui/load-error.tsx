import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './load-error.module.css';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown instead of content that couldn't be loaded, with a button to try again. */
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

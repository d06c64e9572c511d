import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './notice.module.css';
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
      className={styles.loadError}
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

/** Instead of a part of a page that failed to load. A reload also picks up a new release. */
export function ReloadError() {
  return (
    <LoadError
      message="This part of the page didn’t load. Check your connection."
      onRetry={() => window.location.reload()}
    />
  );
}

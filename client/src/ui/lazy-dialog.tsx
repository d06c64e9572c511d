import { RotateCw } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './lazy-dialog.module.css';
import { Notice } from './notice.tsx';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. If that fails (no connection, a new
 * release), a notice is shown instead; otherwise the error would replace the whole page.
 * `alternative` is a text with another way to continue.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>, alternative?: ReactNode) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => ({ onClose }: Props) => (
      <LoadFailedNotice onClose={onClose} alternative={alternative} />
    )),
  }));
}

/** For short dialogs of pages that show none at first. Render it within a Suspense. */
export const LazyDialog = lazyDialog(async () => (await import('./dialog.tsx')).Dialog);

function LoadFailedNotice({ onClose, alternative }: Closable & { alternative: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notice
        tone="error"
        title="This didn’t load"
        onDismiss={onClose}
        actions={
          <Button variant="outline" icon={<RotateCw aria-hidden="true" />} onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        Check your connection and try again. {alternative}
      </Notice>
    </div>
  );
}

import { RotateCw } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './lazy-dialog.module.css';
import { Notice } from './notice.tsx';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Should it not come (no connection, a new
 * release), a word about it stands in its place: without that, the whole page would give way to the
 * failure of a part that no one has seen yet. `otherwise` is a way on that needs no dialog.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>, otherwise?: ReactNode) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => ({ onClose }: Props) => <NotLoaded onClose={onClose} otherwise={otherwise} />),
  }));
}

function NotLoaded({ onClose, otherwise }: Closable & { otherwise: ReactNode }) {
  return (
    <div className={styles.place}>
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
        Check your connection and try again. {otherwise}
      </Notice>
    </div>
  );
}

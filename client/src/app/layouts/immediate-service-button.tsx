import { Siren } from 'lucide-react';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { cx } from '~/ui/cx.ts';
import styles from './immediate-service-button.module.css';

/** Opens the immediate-service dialog from any page. Narrow headers only have its icon. */
export function ImmediateServiceButton({ className }: { className?: string | undefined }) {
  const dialog = useImmediateServiceDialog();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Immediate service"
      title="Immediate service"
      data-needs-script
      onClick={dialog.open}
      className={cx(styles.siren, className)}
    >
      <Siren aria-hidden />
      <span className={styles.label}>Immediate service</span>
    </button>
  );
}

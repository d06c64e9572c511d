import { Siren } from 'lucide-react';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import styles from './immediate-service-button.module.css';

/** Opens the immediate-service dialog from any page. Narrow headers only have its icon. */
export function ImmediateServiceButton() {
  const dialog = useImmediateServiceDialog();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Immediate service"
      title="Immediate service"
      data-needs-script
      onClick={dialog.open}
      className={styles.siren}
    >
      <Siren aria-hidden />
      <span className={styles.label}>Immediate service</span>
    </button>
  );
}

import { Siren } from 'lucide-react';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { cx } from '~/ui/cx.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './immediate-service-button.module.css';

/** The siren icon, which opens the immediate-service dialog from any page. */
export function ImmediateServiceButton({ className }: { className?: string | undefined }) {
  const dialog = useImmediateServiceDialog();
  return (
    <IconButton
      label="Immediate service"
      icon={<Siren aria-hidden />}
      aria-haspopup="dialog"
      data-needs-script
      onClick={dialog.open}
      className={cx(styles.siren, className)}
    />
  );
}

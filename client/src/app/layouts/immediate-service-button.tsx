import { Siren } from 'lucide-react';
import { useImmediateService } from '~/site/immediate-service-context.ts';
import { cx } from '~/ui/cx.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './immediate-service-button.module.css';

/** The siren: opens immediate service from any page. */
export function ImmediateServiceButton({ className }: { className?: string | undefined }) {
  const help = useImmediateService();
  return (
    <IconButton
      label="Immediate service"
      icon={<Siren aria-hidden />}
      aria-haspopup="dialog"
      data-needs-script
      onClick={help.open}
      className={cx(styles.siren, className)}
    />
  );
}

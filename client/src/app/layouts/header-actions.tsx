import { Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Logo } from '~/illustrations/logo.tsx';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { cx } from '~/ui/cx.ts';
import styles from './layout.module.css';

/** The logo, which leads to the home page. */
export function HomeLink({ onDark, className }: { onDark?: boolean; className?: string | undefined }) {
  return (
    <Link to={paths.home} className={cx(styles.home, className)} aria-label={`${product.name}, home page`}>
      <Logo onDark={onDark} />
    </Link>
  );
}

/** Calls our first phone number. Narrow headers only have its icon. */
export function CallLink({ className }: { className: string | undefined }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <a href={href} className={cx(styles.action, className)} aria-label={`Call ${formatted}`}>
      <Phone aria-hidden />
      <span className="figures">{formatted}</span>
    </a>
  );
}

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
      className={cx(styles.action, styles.siren)}
    >
      <Siren aria-hidden />
      <span>Immediate service</span>
    </button>
  );
}

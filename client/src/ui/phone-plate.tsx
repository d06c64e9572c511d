import { Phone } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './phone-plate.module.css';

interface PhonePlateProps {
  phone: { formatted: string; href: string };
  size?: 'md' | 'lg';
  /** Rear number plates are yellow and front plates white. If two are together, one is white. */
  tone?: 'yellow' | 'white';
}

/** A link that calls a phone number, in the look of a number plate. */
export function PhonePlate({ phone: { formatted, href }, size = 'lg', tone = 'yellow' }: PhonePlateProps) {
  return (
    <a href={href} className={cx(styles.plate, size === 'md' && styles.small, tone === 'white' && styles.white)}>
      <Phone aria-hidden />
      {formatted}
    </a>
  );
}

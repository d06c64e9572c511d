import { Phone } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './phone-plate.module.css';

interface PhonePlateProps {
  phone: { shown: string; href: string };
  size?: 'md' | 'lg';
  /** Plates are yellow behind and white in front: where two stand together, one is white. */
  tone?: 'yellow' | 'white';
}

/** A phone number on a number plate: press it to call. */
export function PhonePlate({ phone: { shown, href }, size = 'lg', tone = 'yellow' }: PhonePlateProps) {
  return (
    <a href={href} className={cx(styles.plate, size === 'md' && styles.small, tone === 'white' && styles.white)}>
      <Phone aria-hidden />
      {shown}
    </a>
  );
}

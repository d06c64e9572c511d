import { BadgeCheck, Fingerprint, ShieldCheck, UserCheck } from 'lucide-react';
import { product } from '~/site/product.ts';
import { KEPT_DAYS } from './application-flow.ts';
import styles from './application-opening.module.css';

/** What customers are told of every specialist (SHELL-27). */
const CLAIMS = [
  { Icon: UserCheck, label: 'Verified' },
  { Icon: Fingerprint, label: 'DBS checked' },
  { Icon: ShieldCheck, label: 'Liability insured' },
  { Icon: BadgeCheck, label: 'Brand-certified, where applicable' },
];

const FACTS = [
  {
    title: 'Have at hand',
    text: 'A picture of you, your prices, and your certificates as PDFs or photos if you have any.',
  },
  {
    title: 'About 10 minutes',
    text: `You need no account. Stop whenever you like: we keep your answers on this device for ${KEPT_DAYS} days.`,
    unkept: 'You need no account. Your browser keeps nothing, so finish in one go.',
  },
  {
    title: 'What happens then',
    text: 'We’ll review it within 2-3 business days and email you. Once you’re approved, you’ll start receiving job requests.',
  },
];

/**
 * Before the first question: what joining brings, what it takes, and what comes after (JOIN-44).
 */
export function Opening({ isPersisted }: { isPersisted: boolean }) {
  return (
    <header className={styles.opening}>
      <div>
        <h1>Join our team</h1>
        <p className={styles.lead}>
          Do you mend things for a living in {product.area}? You set your services, your prices and your hours. We bring
          the bookings.
        </p>
      </div>
      <div className={styles.claims}>
        <p>What customers can count on, from every specialist here:</p>
        <ul>
          {CLAIMS.map(({ Icon, label }) => (
            <li key={label}>
              <Icon aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.facts}>
        {FACTS.map(({ title, text, unkept }) => (
          <li key={title}>
            <h2 className={styles.fact}>{title}</h2>
            <p>{isPersisted ? text : (unkept ?? text)}</p>
          </li>
        ))}
      </ul>
    </header>
  );
}

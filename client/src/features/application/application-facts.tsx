import { BadgeCheck, Fingerprint, ShieldCheck, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { quantity, quantityRange } from '#shared/quantity.ts';
import { APPLICATION_DRAFT_DAYS, APPLICATION_REVIEW_DAYS } from '#shared/terms.ts';
import styles from './application-facts.module.css';

/** The site makes these claims about every specialist (SHELL-27). */
const CLAIMS = [
  { Icon: UserCheck, label: 'Verified' },
  { Icon: Fingerprint, label: 'DBS checked' },
  { Icon: ShieldCheck, label: 'Liability insured' },
  { Icon: BadgeCheck, label: 'Brand-certified, where applicable' },
];

const FACTS = [
  {
    title: 'What you’ll need',
    text: 'A photo of yourself, your prices, and your certificates as PDFs or photos if you have any.',
  },
  {
    title: 'About 10 minutes',
    text: `You don’t need an account. You can stop at any time: we save your answers on this device for ${quantity(APPLICATION_DRAFT_DAYS, 'day')}.`,
    textIfNotSaved: 'You don’t need an account. Your browser can’t save your answers, so finish in one go.',
  },
  {
    title: 'What happens next',
    text: `We’ll review it within ${quantityRange(APPLICATION_REVIEW_DAYS, 'business day')} and email you. Once you’re approved, you’ll start receiving job requests.`,
  },
];

interface ApplicationFactsProps {
  /** False if the browser refused to save the answers. */
  isSaved: boolean;
  /** The `ApplicationStatus`. Here it moves no field when it appears with the first answer. */
  children: ReactNode;
}

/** Below the first step, so that its question is in the first screen (JOIN-44, SHELL-27). */
export function ApplicationFacts({ isSaved, children }: ApplicationFactsProps) {
  return (
    <section aria-label="About applying" className={styles.section}>
      {children}
      <ul className={styles.facts}>
        {FACTS.map(({ title, text, textIfNotSaved = text }) => (
          <li key={title}>
            <h2 className={styles.fact}>{title}</h2>
            <p>{isSaved ? text : textIfNotSaved}</p>
          </li>
        ))}
      </ul>
      <div className={styles.claims}>
        <p>What customers can expect from every specialist here:</p>
        <ul>
          {CLAIMS.map(({ Icon, label }) => (
            <li key={label}>
              <Icon aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

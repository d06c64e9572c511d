import { quantityRange } from '#shared/quantity.ts';
import { APPLICATION_REVIEW_DAYS } from '#shared/terms.ts';
import { product } from '~/site/product.ts';
import styles from './what-happens-next.module.css';

interface WhatHappensNextProps {
  /** The address of the confirmation email. */
  email: string;
}

/** What happens after an application is submitted (JOIN-32). */
export function WhatHappensNext({ email }: WhatHappensNextProps) {
  const { leicester, nottingham } = product.phones;
  return (
    <section aria-labelledby="what-happens-next">
      <h3 id="what-happens-next">What happens next</h3>
      <ol className={styles.steps}>
        <li>
          <strong>A confirmation email</strong>
          <span>We email {email} as soon as we receive your application.</span>
        </li>
        <li>
          <strong>Review within {quantityRange(APPLICATION_REVIEW_DAYS, 'business day')}</strong>
          <span>We’ll read your application and check your certificates. We may call you.</span>
        </li>
        <li>
          <strong>Job requests once you’re approved</strong>
          <span>We’ll list you with your own prices, and you’ll start receiving job requests.</span>
        </li>
        <li>
          <strong>Support whenever you need help</strong>
          <span>
            Email <a href={product.supportHref}>{product.supportEmail}</a> or call{' '}
            <a href={leicester.href}>{leicester.formatted}</a> (Leicester) or{' '}
            <a href={nottingham.href}>{nottingham.formatted}</a> (Nottingham).
          </span>
        </li>
      </ol>
    </section>
  );
}

import { product } from '~/site/product.ts';
import styles from './what-next.module.css';

interface WhatNextProps {
  /** Where the confirmation goes. */
  email: string;
  headingLevel: 3 | 4;
}

/** What happens after an application has been sent (JOIN-32). */
export function WhatNext({ email, headingLevel }: WhatNextProps) {
  const Heading = `h${headingLevel}` as const;
  const { leicester, nottingham } = product.phones;
  return (
    <section aria-labelledby="application-next">
      <Heading id="application-next">What happens next</Heading>
      <ol className={styles.next}>
        <li>
          <strong>A confirmation email</strong>
          <span>It goes to {email} as soon as your application has arrived.</span>
        </li>
        <li>
          <strong>Review within 2-3 business days</strong>
          <span>We read everything, look at your certificates and may call you.</span>
        </li>
        <li>
          <strong>Job requests once you are approved</strong>
          <span>You are listed with your own prices and start receiving job requests from customers.</span>
        </li>
        <li>
          <strong>Support whenever you need help</strong>
          <span>
            Write to <a href={product.supportHref}>{product.supportEmail}</a> or call{' '}
            <a href={leicester.href}>{leicester.shown}</a> (Leicester) or{' '}
            <a href={nottingham.href}>{nottingham.shown}</a> (Nottingham).
          </span>
        </li>
      </ol>
    </section>
  );
}

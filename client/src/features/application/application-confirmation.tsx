import { type ReactNode, useEffect, useRef } from 'react';
import { quantityRange } from '#shared/quantity.ts';
import { APPLICATION_REVIEW_DAYS } from '#shared/terms.ts';
import { formatDateTime } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './application-confirmation.module.css';
import type { Confirmation } from './use-submit-application.ts';

interface ApplicationConfirmationProps {
  confirmation: Confirmation;
  header: ReactNode;
  onApplyAgain: () => void;
}

/** Confirms a submitted application, in place of the empty form until it is asked for (JOIN-43). */
export function ApplicationConfirmation({ confirmation, header, onApplyAgain }: ApplicationConfirmationProps) {
  const { message, receivedAt, name, email, services, fileCount } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Container>
      {header}
      <section className={styles.confirmation} aria-labelledby="application-confirmation">
        <div className={styles.text}>
          <h2 id="application-confirmation" ref={heading} tabIndex={-1} className={styles.heading}>
            We’ve received your application
          </h2>
          <p role="status" className={styles.message}>
            {message}
          </p>
          <WhatHappensNext email={email} />
          <div className={styles.links}>
            <ButtonLink to={paths.specialists}>See our specialists</ButtonLink>
            <ButtonLink variant="outline" to={paths.home}>
              Back to home
            </ButtonLink>
            <Button variant="ghost" onClick={onApplyAgain}>
              Apply again
            </Button>
          </div>
        </div>
        <JobSheet
          label="Your application"
          variant="confirmed"
          headingLevel={3}
          reference={name}
          stamp={
            <Stamp tone="green" land>
              Received
            </Stamp>
          }
          rows={[
            { id: 'received', label: 'Received', value: formatDateTime(receivedAt) },
            { id: 'email', label: 'Email', value: <span className={styles.long}>{email}</span> },
            { id: 'services', label: 'Services', value: <span className={styles.long}>{services.join(', ')}</span> },
            { id: 'files', label: 'Files', value: String(fileCount) },
            { id: 'status', label: 'Status', value: 'Under review' },
          ]}
          note="To ask about it, give us your email address."
        />
      </section>
    </Container>
  );
}

/** What happens after an application is submitted (JOIN-32). */
export function WhatHappensNext({ email }: { email: string }) {
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

import type { RefObject } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './application-confirmation.module.css';
import type { Confirmation } from './submit/confirmation.ts';
import { WhatHappensNext } from './submit/what-happens-next.tsx';

interface ApplicationConfirmationProps {
  confirmation: Confirmation;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Confirms a submitted application, above the empty form (JOIN-43), until the page is left. */
export function ApplicationConfirmation({ confirmation, heading }: ApplicationConfirmationProps) {
  const { message, name, email, services, fileCount } = confirmation;
  return (
    <Container>
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
            { id: 'email', label: 'Email', value: <span className={styles.long}>{email}</span> },
            { id: 'services', label: 'Services', value: <span className={styles.long}>{services.join(', ')}</span> },
            { id: 'files', label: 'Files', value: String(fileCount) },
            { id: 'status', label: 'Status', value: 'Under review' },
          ]}
          note="The form below is empty again."
        />
      </section>
    </Container>
  );
}

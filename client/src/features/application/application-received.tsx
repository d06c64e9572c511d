import type { RefObject } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './application-received.module.css';
import type { Receipt } from './submit/receipt.ts';
import { WhatNext } from './submit/what-next.tsx';

interface ApplicationReceivedProps {
  receipt: Receipt;
  /** Takes the focus when it appears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The application sheet, stamped, above the wizard that is empty again (JOIN-43). It lasts as long
 * as the page.
 */
export function ApplicationReceived({ receipt, heading }: ApplicationReceivedProps) {
  const { message, firstName, lastName, email, services, files } = receipt;
  return (
    <Container>
      <section className={styles.received} aria-labelledby="application-received">
        <div className={styles.words}>
          <h2 id="application-received" ref={heading} tabIndex={-1} className={styles.heading}>
            Your application is with us
          </h2>
          <p role="status" className={styles.message}>
            {message}
          </p>
          <WhatNext email={email} headingLevel={3} />
          <div className={styles.ways}>
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
          reference={`${firstName} ${lastName}`}
          stamp={
            <Stamp tone="green" land>
              Received
            </Stamp>
          }
          rows={[
            { id: 'email', label: 'Email', value: <span className={styles.long}>{email}</span> },
            { id: 'services', label: 'Services', value: <span className={styles.long}>{services.join(', ')}</span> },
            { id: 'files', label: 'Files', value: String(files) },
            { id: 'state', label: 'State', value: 'Under review' },
          ]}
          note="Below, the form is empty again."
        />
      </section>
    </Container>
  );
}

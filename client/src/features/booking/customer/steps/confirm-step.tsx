import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '~/features/booking/customer/account.ts';
import { paths } from '~/site/paths.ts';
import { EmailText } from '~/ui/email-text.tsx';
import styles from './confirm-step.module.css';

/**
 * Whom the booking is for, and how they are reached: as the account says, nothing is asked again.
 */
export function ConfirmStep({ account: { firstName, lastName, email, phone } }: { account: Account }) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="booking-contact">
      <h3 id="booking-contact">We confirm it to you</h3>
      <dl className={styles.account}>
        {name && <Line term="Name">{name}</Line>}
        {email && (
          <Line term="Email">
            <EmailText>{email}</EmailText>
          </Line>
        )}
        <Line term="Phone">{phone ? `+44 ${phone}` : 'None in your profile yet'}</Line>
      </dl>
      <p>
        <Link to={paths.profile}>Change this in your profile</Link>
      </p>
      <p className={styles.next}>
        This is a request, and there is nothing to pay now. We’ll contact you to confirm the exact time; then you pay in
        your appointments.
      </p>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingAccount } from '~/features/booking/customer/booking-account.ts';
import { paths } from '~/site/paths.ts';
import { EmailText } from '~/ui/email-text.tsx';
import styles from './confirm-step.module.css';

/** The contact details of the account. */
export function ConfirmStep({ account: { firstName, lastName, email, phone } }: { account: BookingAccount }) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="booking-contact">
      <h3 id="booking-contact">How we’ll contact you</h3>
      <dl className={styles.account}>
        {name && <Row term="Name">{name}</Row>}
        {email && (
          <Row term="Email">
            <EmailText>{email}</EmailText>
          </Row>
        )}
        <Row term="Phone">{phone ? `+44 ${phone}` : 'Not in your profile yet'}</Row>
      </dl>
      <p>
        <Link to={paths.profile}>Change this in your profile</Link>
      </p>
      <p className={styles.next}>
        This is a request, so there’s nothing to pay now. We’ll contact you to confirm the exact time. Then you can pay
        in your appointments.
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

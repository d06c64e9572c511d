import { fieldId } from '~/features/booking/booking-problems.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './review-step.module.css';
import type { StepProps } from './step-props.ts';

/** How to reach the customer, and their consent (BOOK-29..32). */
export function ReviewStep({ draft, change, errorOf }: StepProps) {
  return (
    <section className={styles.contact} aria-labelledby="booking-contact">
      <h3 id="booking-contact" className={styles.title}>
        How do we reach you?
      </h3>
      <div className={styles.names}>
        <TextField
          id={fieldId('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={({ target }) => change({ firstName: target.value })}
          error={errorOf('firstName')}
        />
        <TextField
          id={fieldId('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={({ target }) => change({ lastName: target.value })}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        id={fieldId('email')}
        label="Email"
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errorOf('email')}
      />
      <PhoneField
        id={fieldId('phone')}
        label="Phone"
        placeholder="7723 123456"
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={errorOf('phone')}
      />
      <CheckboxField
        id={fieldId('declarationAccepted')}
        label={
          <>
            I have read and agree to the <LegalLink document="Privacy Policy" /> and{' '}
            <LegalLink document="Terms of Service" />.
          </>
        }
        checked={draft.declarationAccepted}
        onChange={({ target }) => change({ declarationAccepted: target.checked })}
        error={errorOf('declarationAccepted')}
      />
    </section>
  );
}

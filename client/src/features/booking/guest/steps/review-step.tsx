import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import styles from './review-step.module.css';
import type { StepProps } from './step-props.ts';

/** How to reach the customer, and their consent (BOOK-29..32). */
export function ReviewStep({ draft, change, errorOf }: StepProps) {
  return (
    <section className={styles.contact} aria-labelledby="booking-contact">
      <h3 id="booking-contact" className={styles.title}>
        How do we reach you?
      </h3>
      <PersonFields person={draft} idOf={fieldId} errorOf={errorOf} onChange={change} />
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

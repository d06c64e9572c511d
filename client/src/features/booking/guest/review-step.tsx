import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import styles from './guest-booking-page.module.css';
import type { GuestDraft } from './guest-flow.ts';

/** The guest's contact details and consent (BOOK-29..32). */
export function ReviewStep({ draft, change, errorOf }: StepProps<GuestDraft>) {
  return (
    <section aria-labelledby="booking-contact">
      <h3 id="booking-contact" className={styles.contactTitle}>
        How can we contact you?
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

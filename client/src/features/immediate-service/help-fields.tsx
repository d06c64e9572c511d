import { MessageSquare, Phone } from 'lucide-react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { FillIn } from './fill-in.tsx';
import styles from './help-form.module.css';
import { HELP_FORM } from './help-schema.ts';
import type { KnownDetails } from './known-details.ts';
import type { RequestHelp } from './use-request-help.ts';

interface HelpFieldsProps {
  form: RequestHelp['form'];
  /** Null while they load. */
  kinds: readonly string[] | null;
  known: KnownDetails | undefined;
  isDeclared: boolean;
}

/**
 * The seven questions (IMM-03), of which a customer's account answers one (DIMM-03), in the order
 * of a telephone call.
 */
export function HelpFields({ form, kinds, known, isDeclared }: HelpFieldsProps) {
  const counted = (name: 'issueDetails' | 'issueDescription' | 'location' | 'phone') => ({
    ...form.text(name),
    count: { length: form.values[name].trim().length, limit: TEXT_LIMITS.description },
  });
  const fill = (name: 'issueDetails' | 'location') => (text: string) => {
    form.change({ [name]: text });
    document.getElementById(fieldIdOf(HELP_FORM, name))?.focus();
  };
  return (
    <>
      <HelpKindField form={form} kinds={kinds} />
      {known && <FillIn legend="Your saved vehicles" texts={known.vehicles} onFill={fill('issueDetails')} />}
      <TextField
        {...counted('issueDetails')}
        label="What is affected?"
        hint="For a vehicle: make, model and number plate"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextArea {...counted('issueDescription')} label="What happened?" rows={3} autoComplete="off" />
      {known && <FillIn legend="Your address" texts={known.address} onFill={fill('location')} />}
      <TextField
        {...counted('location')}
        label="Where are you?"
        hint="Street address and postcode"
        autoComplete="address-line1"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField {...counted('phone')} label="Phone number" type="tel" autoComplete="tel" enterKeyHint="next" />
      <div className={styles.preference}>
        <RadioCards
          legend="How should we contact you?"
          name="contactPreference"
          value={form.values.contactPreference}
          onChange={(value) => form.change({ contactPreference: value === 'TEXT' ? 'TEXT' : 'CALL' })}
          columns={2}
        >
          <RadioCard value="CALL" title="Call" media={<Phone aria-hidden />} />
          <RadioCard value="TEXT" title="Text" media={<MessageSquare aria-hidden />} />
        </RadioCards>
      </div>
      {!isDeclared && (
        <CheckboxField
          {...form.checkbox('declaration')}
          label={
            <>
              I have read the <LegalLink document="Privacy Policy" /> and agree to the{' '}
              <LegalLink document="Terms of Service" />
            </>
          }
        />
      )}
    </>
  );
}

/**
 * The browser's own select. What was chosen stays on offer, whatever a list that comes later says.
 */
function HelpKindField({ form, kinds }: Pick<HelpFieldsProps, 'form' | 'kinds'>) {
  const { readOnly, ...field } = form.text('immediateServiceName');
  const isMissing = field.value !== '' && !kinds?.includes(field.value);
  return (
    <SelectField {...field} label="What do you need help with?" disabled={kinds === null || readOnly}>
      <option value="">{kinds === null ? 'Loading...' : 'Choose one'}</option>
      {[...(kinds ?? []), ...(isMissing ? [field.value] : [])].map((kind) => (
        <option key={kind} value={kind}>
          {kind}
        </option>
      ))}
    </SelectField>
  );
}

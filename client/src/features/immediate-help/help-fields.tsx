import { type Control, type FieldErrors, type UseFormRegister, type UseFormSetValue, useWatch } from 'react-hook-form';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { product } from '~/lib/product.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ContactPreferenceField } from './contact-preference-field.tsx';
import { FillIn } from './fill-in.tsx';
import { HelpKindField } from './help-kind-field.tsx';
import { type HelpField, type HelpValues, helpFieldId } from './help-schema.ts';
import type { KnownWords } from './known-words.ts';

interface HelpFieldsProps {
  register: UseFormRegister<HelpValues>;
  control: Control<HelpValues>;
  errors: FieldErrors<HelpValues>;
  /** Null while they load. */
  kinds: readonly string[] | null;
  /** What the customer's account knows. */
  known?: KnownWords | undefined;
  setValue: UseFormSetValue<HelpValues>;
}

/** The seven questions (IMM-03), of which a customer's account answers one (DIMM-03), in the order in which somebody tells it on the telephone. */
export function HelpFields({ register, control, errors, kinds, known, setValue }: HelpFieldsProps) {
  const written = useWatch({ control });
  const field = (name: Exclude<HelpField, 'serviceType'>) => ({
    ...register(name),
    id: helpFieldId(name),
    error: errors[name]?.message,
  });
  const text = (name: Exclude<HelpField, 'serviceType' | 'declaration'>) => ({
    ...field(name),
    count: { length: written[name]?.trim().length ?? 0, limit: product.longestDescription },
  });
  const fill = (name: 'issueDetails' | 'location') => (words: string) => {
    setValue(name, words, { shouldDirty: true, shouldValidate: errors[name] !== undefined });
    document.getElementById(helpFieldId(name))?.focus();
  };
  return (
    <>
      <HelpKindField control={control} kinds={kinds} />
      {known && <FillIn legend="Your saved vehicles" words={known.vehicles} onFill={fill('issueDetails')} />}
      <TextField
        {...text('issueDetails')}
        label="What is affected?"
        hint="For a vehicle: make, model and number plate"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextArea {...text('issueDescription')} label="What happened?" rows={3} autoComplete="off" />
      {known && <FillIn legend="Your address" words={known.address} onFill={fill('location')} />}
      <TextField
        {...text('location')}
        label="Where are you?"
        hint="Street address and post code"
        autoComplete="address-line1"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField {...text('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" enterKeyHint="next" />
      <ContactPreferenceField control={control} />
      {!known && (
        <CheckboxField
          {...field('declaration')}
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

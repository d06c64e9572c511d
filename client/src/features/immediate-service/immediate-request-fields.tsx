import { MessageSquare, PencilLine, Phone } from 'lucide-react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { IMMEDIATE_REQUEST_FORM } from './immediate-request-draft.ts';
import styles from './immediate-request-form.module.css';
import { LocationField } from './location-field.tsx';
import type { ImmediateRequestState } from './use-immediate-request.ts';

/** Details from the customer's account, formatted for the fields of the form. */
export interface SavedDetails {
  vehicles: readonly string[];
  /** Empty or one address. */
  addresses: readonly string[];
}

interface FieldProps {
  form: ImmediateRequestState['form'];
}

interface ServiceFieldProps extends FieldProps {
  /** The names of the immediate services; null while they load. */
  serviceNames: readonly string[] | null;
}

interface ImmediateRequestFieldsProps extends Pick<ServiceFieldProps, 'serviceNames'> {
  request: ImmediateRequestState;
  savedDetails: SavedDetails | undefined;
}

/** The seven fields (IMM-03). Customers who are logged in need no declaration (DIMM-03). */
export function ImmediateRequestFields({ request, serviceNames, savedDetails }: ImmediateRequestFieldsProps) {
  const { form, isDeclared } = request;
  const counted = (name: 'issueDetails' | 'issueDescription' | 'phone') => ({
    ...form.text(name),
    count: { length: form.values[name].trim().length, limit: TEXT_LIMITS.description },
  });
  const fill = (name: 'issueDetails' | 'location') => (text: string) => {
    form.change({ [name]: text });
    document.getElementById(fieldIdOf(IMMEDIATE_REQUEST_FORM, name))?.focus();
  };
  return (
    <>
      <ServiceField form={form} serviceNames={serviceNames} />
      {savedDetails && (
        <Suggestions legend="Your saved vehicles" suggestions={savedDetails.vehicles} onSelect={fill('issueDetails')} />
      )}
      <TextField
        {...counted('issueDetails')}
        label="What is affected?"
        hint="For a vehicle: make, model and number plate"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextArea {...counted('issueDescription')} label="What happened?" rows={3} autoComplete="off" />
      {savedDetails && (
        <Suggestions legend="Your address" suggestions={savedDetails.addresses} onSelect={fill('location')} />
      )}
      <LocationField request={request} />
      <TextField {...counted('phone')} label="Phone number" type="tel" autoComplete="tel" enterKeyHint="next" />
      <ContactPreferenceField form={form} />
      {!isDeclared && <DeclarationField form={form} />}
    </>
  );
}

/** A selected service stays in the list, even if the list loads later without it. */
function ServiceField({ form, serviceNames }: ServiceFieldProps) {
  const { readOnly, ...field } = form.text('immediateServiceName');
  const isMissing = field.value !== '' && !serviceNames?.includes(field.value);
  return (
    <SelectField {...field} label="What do you need help with?" disabled={serviceNames === null || readOnly}>
      <option value="">{serviceNames === null ? 'Loading...' : 'Choose one'}</option>
      {[...(serviceNames ?? []), ...(isMissing ? [field.value] : [])].map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function ContactPreferenceField({ form }: FieldProps) {
  return (
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
  );
}

function DeclarationField({ form }: FieldProps) {
  return (
    <CheckboxField
      {...form.checkbox('declaration')}
      label={
        <>
          I have read the <LegalLink document="Privacy Policy" /> and agree to the{' '}
          <LegalLink document="Terms of Service" />
        </>
      }
    />
  );
}

interface SuggestionsProps {
  legend: string;
  /** Without any, nothing is shown. */
  suggestions: readonly string[];
  onSelect: (suggestion: string) => void;
}

/** Buttons that fill the field below with a detail from the customer's account. */
function Suggestions({ legend, suggestions, onSelect }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <fieldset className={styles.suggestions}>
      <legend className={styles.legend}>{legend}</legend>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className={styles.suggestion} onClick={() => onSelect(suggestion)}>
          <PencilLine aria-hidden />
          <span>
            <span className="visually-hidden">Fill in </span>
            {suggestion}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { useImmediateServicesQuery } from '~/graphql/generated/operations/immediate-services.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ContactPreferenceField } from './contact-preference-field.tsx';
import styles from './help-form.module.css';
import { britishName, helpKinds } from './help-kinds.ts';
import { emptyHelp, helpSchema } from './help-schema.ts';
import type { useRequestHelp } from './use-request-help.ts';

type HelpFormProps = Pick<ReturnType<typeof useRequestHelp>, 'request' | 'isSending' | 'error' | 'dismissError'>;

const order = ['serviceType', 'issueDetails', 'issueDescription', 'location', 'phoneNumber', 'declaration'] as const;
const idOf = (field: (typeof order)[number]) => `help-${field}`;

export function HelpForm({ request, isSending, error, dismissError }: HelpFormProps) {
  const { data, loading } = useImmediateServicesQuery();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(helpSchema),
    defaultValues: emptyHelp,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const field = (name: (typeof order)[number]) => ({ ...register(name), id: idOf(name), error: errors[name]?.message });
  const invalid = order.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(request)(event)}>
      <ErrorSummary title="Please fill in" errors={invalid} attempt={submitCount} />
      <SelectField {...field('serviceType')} label="What do you need help with?" disabled={loading}>
        <option value="">{loading ? 'Loading...' : 'Choose one'}</option>
        {!loading &&
          helpKinds(data?.immediateServices).map((kind) => (
            <option key={kind} value={kind}>
              {britishName(kind)}
            </option>
          ))}
      </SelectField>
      <TextField
        {...field('issueDetails')}
        label="What is affected?"
        hint="For a vehicle: make, model and number plate"
      />
      <TextArea {...field('issueDescription')} label="What happened?" rows={3} />
      <TextField
        {...field('location')}
        label="Where are you?"
        hint="Street address and post code"
        autoComplete="street-address"
      />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" />
      <ContactPreferenceField control={control} />
      <CheckboxField
        {...field('declaration')}
        label={
          <>
            I have read the <LegalLink document="Privacy Policy" /> and agree to the{' '}
            <LegalLink document="Terms of Service" />
          </>
        }
      />
      {error && (
        <Notice tone="error" onDismiss={dismissError}>
          <strong>Error:</strong> {error}
        </Notice>
      )}
      <Button type="submit" variant="flare" size="lg" fullWidth busy={isSending} busyLabel="Submitting...">
        Request help now
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { registrationForm } from '#shared/forms/registration.ts';
import { CodeSentNotice } from '~/features/codes/code-sent-notice.tsx';
import { CodeStep } from '~/features/codes/code-step.tsx';
import { useEmailCode, useSetPassword } from '~/features/codes/email-code.ts';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { forgetFlow } from '~/features/codes/flows.ts';
import { emptyPassword, newPasswordSchema, passwordErrorOnBlur } from '~/features/passwords/new-password.ts';
import { NewPasswordFields } from '~/features/passwords/new-password-fields.tsx';
import { PASSWORD_SETUP_STEPS } from '~/features/passwords/password-setup-flow.tsx';
import { PasswordStep } from '~/features/passwords/password-step.tsx';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { useForm } from '~/forms/use-form.ts';
import { fieldIdOf, schemaValidator } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import styles from './new-customer-registration.module.css';
import { FORM_ID, registrationDraft, saveSentCode, updateSentCode } from './registration-draft.ts';
import {
  ERRORS_TITLE,
  NOT_REGISTERED,
  PASSWORD_MESSAGES,
  registrationFailureMessage,
  VERIFY_EMAIL,
} from './registration-messages.ts';

export const NEW_CUSTOMER_STEPS = ['Your details', 'Email code', 'Ready'];

/** Form, then code (REG-09). `onDone` gets the address, which can log in from now on. */
export function NewCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const { sentCode } = useDraft(registrationDraft.open()).value;
  const registration = useEmailCode('registration', (email) => saveSentCode('new', email));
  const setPassword = useSetPassword('claim');
  const [claimToken, setClaimToken] = useState<string | null>(null);

  if (sentCode?.customerType !== 'new' || !sentCode.isOpen) {
    return (
      <FlowStep steps={NEW_CUSTOMER_STEPS} current={0}>
        {sentCode?.customerType === 'new' && (
          <CodeSentNotice email={sentCode.email} onOpen={() => updateSentCode({ isOpen: true })} />
        )}
        <NewCustomerForm />
      </FlowStep>
    );
  }

  const { email } = sentCode;
  if (claimToken) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={2}>
        <PasswordStep
          email={email}
          token={claimToken}
          setPassword={(token, password) => setPassword({ email, token, password })}
          messages={PASSWORD_MESSAGES}
          errorTitle={ERRORS_TITLE}
          submitLabel="Set password"
          onDone={() => onDone(email)}
          onStartAgain={() => setClaimToken(null)}
        />
      </FlowStep>
    );
  }

  const verify = async (code: string) => {
    const result = await registration.verify(email, code);
    if (result.kind !== 'done') return result;
    // In another browser than the registration's: someone else may have registered this address.
    if (result.payload.token) setClaimToken(result.payload.token);
    else onDone(email);
    forgetFlow('registration', email);
    return result;
  };

  return (
    <FlowStep steps={NEW_CUSTOMER_STEPS} current={1}>
      <CodeStep
        key={email}
        sentCode={sentCode}
        message={VERIFY_EMAIL}
        verify={verify}
        resend={() => registration.resend(email)}
        onBack={() => updateSentCode({ isOpen: false })}
        backLabel="Change your details"
      />
    </FlowStep>
  );
}

/** The form of a new customer (REG-05..08). A failure keeps what was typed. */
function NewCustomerForm() {
  const form = useRegister();
  return (
    <Form form={form} errorTitle={ERRORS_TITLE} className={styles.form}>
      <PersonFields
        person={form.values}
        rules={registrationForm.schema.shape}
        idOf={(part) => fieldIdOf(FORM_ID, part)}
        errorOf={form.errorOf}
        onChange={form.change}
        emailAutoComplete="username"
      />
      <NewPasswordFields form={form} labels={{ password: 'Password', confirmation: 'Confirm password' }} />
      <Button type="submit" size="lg" fullWidth busy={form.isSending} busyLabel="Creating your account...">
        Create account
      </Button>
    </Form>
  );
}

/** The form of a new customer (REG-05..08). On success the code's step opens. */
function useRegister() {
  const draft = registrationDraft.open();
  const { firstName, lastName, email, phone } = useDraft(draft).value;
  // Not in the draft, because passwords must not be stored.
  const [passwords, setPasswords] = useState(emptyPassword);
  const registration = useEmailCode('registration');
  return useForm({
    id: FORM_ID,
    values: { firstName, lastName, email, phone, ...passwords },
    change({ password = passwords.password, confirmation = passwords.confirmation, ...person }) {
      if (Object.keys(person).length > 0) draft.change(person);
      else setPasswords({ password, confirmation });
    },
    validate: schemaValidator(FORM_ID, registrationForm.schema, newPasswordSchema),
    validateOnBlur: (values, part) =>
      part === 'password' || part === 'confirmation' ? passwordErrorOnBlur(FORM_ID)(values, part) : undefined,
    send: ({ confirmation: _, ...values }) => registration.send(trimmed(values)),
    onResult(result, values) {
      if (result.kind === 'done') saveSentCode('new', values.email.trim());
    },
    messages: { refused: NOT_REGISTERED, noResponse: registrationFailureMessage },
  });
}

function trimmed<Person extends { firstName: string; lastName: string; email: string }>(person: Person): Person {
  const { firstName, lastName, email } = person;
  return { ...person, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}

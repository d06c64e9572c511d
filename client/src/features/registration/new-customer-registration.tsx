import { useState } from 'react';
import { PASSWORD_NOT_SET, statusMessage } from '~/features/codes/code-messages.ts';
import codes from '~/features/codes/codes.module.css';
import { CodeStep, FlowStep, PasswordStep } from '~/features/codes/flow-step.tsx';
import { forgetFlow } from '~/features/codes/flows.ts';
import {
  emptyPassword,
  type NewPassword,
  NewPasswordFields,
  passwordErrorOnBlur,
} from '~/features/codes/new-password-fields.tsx';
import { CodeSentNotice, PASSWORD_SETUP_STEPS } from '~/features/codes/password-setup-flow.tsx';
import { useSendCode } from '~/features/codes/send-code.ts';
import type { SentCode } from '~/features/codes/sent-code.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { fieldIdOf, schemaValidator } from '~/forms/validation.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { RegisterInput } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import { registrationDraft, saveSentCode } from './registration-draft.ts';

export const NEW_CUSTOMER_STEPS = ['Your details', 'Email code', 'Ready'];

// The messages of registration, as documented (REG-10..16).
export const ERRORS_TITLE = 'Please address the following:';

/** The script's status if it failed, else that there was no readable response (REG-15, REG-16). */
export function registrationFailureMessage(failure: Failure): string {
  return statusMessage(failure) ?? 'An unexpected error occurred. Please try again later.';
}

/** For a password that wasn't set (REG-14..16). */
export const PASSWORD_MESSAGES = { refused: PASSWORD_NOT_SET, noResponse: registrationFailureMessage };

export interface RegistrationProps {
  /** The last code that was sent to this type of customer. */
  sentCode: SentCode | null;
  /** Called with the address, which can log in from now on. */
  onDone: (email: string) => void;
}

const saveNewCustomersCode = (email: string) => saveSentCode('new', email);

/** Form, then code (REG-09). */
export function NewCustomerRegistration({ sentCode, onDone }: RegistrationProps) {
  const draft = registrationDraft.open();
  const [claimToken, setClaimToken] = useState<string | null>(null);

  if (!sentCode?.isOpen) {
    return (
      <FlowStep steps={NEW_CUSTOMER_STEPS} current={0}>
        {sentCode && <CodeSentNotice draft={draft} sentCode={sentCode} />}
        <NewCustomerForm />
      </FlowStep>
    );
  }

  const { email } = sentCode;
  if (claimToken) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={2}>
        <PasswordStep
          purpose="claim"
          email={email}
          token={claimToken}
          messages={PASSWORD_MESSAGES}
          errorTitle={ERRORS_TITLE}
          submitLabel="Set password"
          onDone={() => onDone(email)}
          onStartAgain={() => setClaimToken(null)}
        />
      </FlowStep>
    );
  }

  return (
    <FlowStep steps={NEW_CUSTOMER_STEPS} current={1}>
      <CodeStep
        key={email}
        draft={draft}
        sentCode={sentCode}
        purpose="registration"
        onSent={saveNewCustomersCode}
        message="Please verify your email to complete registration."
        onVerified={({ token }) => {
          // In another browser than the registration’s: someone else may have this address.
          if (token) setClaimToken(token);
          else onDone(email);
          forgetFlow('registration', email);
        }}
        backLabel="Change your details"
      />
    </FlowStep>
  );
}

const FORM_ID = 'register';

const validate = lazyCheck(async () => {
  const [{ registrationForm }, { newPasswordSchema }] = await Promise.all([
    import('#shared/forms/registration.ts'),
    import('#shared/forms/passwords.ts'),
  ]);
  return schemaValidator<RegisterInput & NewPassword>(FORM_ID, registrationForm.schema, newPasswordSchema);
});

/** The form of a new customer (REG-05..08). A failure keeps what was typed. */
function NewCustomerForm() {
  const form = useRegister();
  return (
    <Form form={form} errorTitle={ERRORS_TITLE} className={codes.tightForm}>
      <PersonFields
        person={form.values}
        idOf={(part) => fieldIdOf(FORM_ID, part)}
        errorOf={form.errorOf}
        onChange={form.change}
        emailAutoComplete="username"
      />
      <NewPasswordFields form={form} label="Password" />
      <Button type="submit" size="lg" fullWidth busy={form.isSending} busyLabel="Creating your account...">
        Create account
      </Button>
    </Form>
  );
}

/** The form of a new customer (REG-05..08). On success the code's step opens. */
function useRegister() {
  const draft = registrationDraft.open();
  const { value, otherTab } = useDraft(draft);
  const { firstName, lastName, email, phone } = value;
  // Not in the draft, because passwords must not be stored.
  const [passwords, setPasswords] = useState(emptyPassword);
  const send = useSendCode('registration', saveNewCustomersCode);
  return useForm({
    id: FORM_ID,
    values: { firstName, lastName, email, phone, ...passwords },
    shared: { draft, otherTab, copy: { noun: 'registration' } },
    change({ password = passwords.password, confirmation = passwords.confirmation, ...person }) {
      if (Object.keys(person).length > 0) draft.change(person);
      else setPasswords({ password, confirmation });
    },
    validate,
    validateOnBlur: passwordErrorOnBlur(FORM_ID, validate),
    send: ({ confirmation: _, ...input }) => send(input),
    messages: { refused: 'An error occurred during registration.', noResponse: registrationFailureMessage },
  });
}

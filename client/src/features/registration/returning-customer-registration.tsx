import { PasswordSetupFlow } from '~/features/passwords/password-setup-flow.tsx';
import { useDraft } from '~/forms/draft.ts';
import { registrationDraft, updateSentCode } from './registration-draft.ts';
import { ERRORS_TITLE } from './registration-messages.ts';
import { useReturningRegistration } from './use-returning-registration.ts';

/** Email, code, password (REG-21..25). `onDone` gets the address, which can log in from now on. */
export function ReturningCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const draft = registrationDraft.open();
  const { email, sentCode } = useDraft(draft).value;
  return (
    <PasswordSetupFlow
      setup={useReturningRegistration()}
      email={email}
      onEmailChange={(typed) => draft.change({ email: typed })}
      emailHint="The address you gave when you booked"
      sentCode={sentCode?.customerType === 'returning' ? sentCode : null}
      updateSentCode={updateSentCode}
      errorTitle={ERRORS_TITLE}
      submitLabel="Set password"
      onDone={onDone}
      onStartAgain={() => draft.change({ sentCode: null })}
    />
  );
}

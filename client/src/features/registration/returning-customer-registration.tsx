import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { PasswordSetupFlow } from '~/features/passwords/password-setup-flow.tsx';
import { useDraft } from '~/forms/draft.ts';
import { registrationDraft, saveSentCode, updateSentCode } from './registration-draft.ts';
import { ERRORS_TITLE, PASSWORD_MESSAGES, registrationFailureMessage } from './registration-messages.ts';

const MESSAGES = {
  request: { refused: CODE_NOT_SENT, noResponse: registrationFailureMessage },
  password: PASSWORD_MESSAGES,
};

/** Email, code, password (REG-21..25). `onDone` gets the address, which can log in from now on. */
export function ReturningCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const draft = registrationDraft.open();
  const { email, sentCode } = useDraft(draft).value;
  return (
    <PasswordSetupFlow
      purpose="claim"
      email={email}
      onEmailChange={(typed) => draft.change({ email: typed })}
      emailHint="The address you gave when you booked"
      sentCode={sentCode?.customerType === 'returning' ? sentCode : null}
      onSent={(address) => saveSentCode('returning', address)}
      updateSentCode={updateSentCode}
      errorTitle={ERRORS_TITLE}
      messages={MESSAGES}
      submitLabel="Set password"
      onDone={onDone}
      onStartAgain={() => draft.change({ sentCode: null })}
    />
  );
}

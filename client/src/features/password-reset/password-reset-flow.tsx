import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { PasswordSetupFlow } from '~/features/passwords/password-setup-flow.tsx';
import { useDraft } from '~/forms/draft.ts';
import { passwordResetDraft, saveSentCode, updateSentCode } from './password-reset-draft.ts';

const NOT_RESET = 'An error occurred while resetting your password.';
/** AUTH-27. */
export const NOT_RESET_MESSAGES = { refused: NOT_RESET, noResponse: NOT_RESET };
const MESSAGES = {
  request: { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT },
  password: NOT_RESET_MESSAGES,
};

/** Email, code, new password (AUTH-14..27). */
export function PasswordResetFlow({ onDone }: { onDone: (email: string) => void }) {
  const draft = passwordResetDraft.open();
  const { email, sentCode } = useDraft(draft).value;
  return (
    <PasswordSetupFlow
      purpose="password-reset"
      email={email}
      onEmailChange={(typed) => draft.change({ email: typed })}
      emailHint="We’ll email you a code, so that you can set a new password."
      sentCode={sentCode}
      onSent={saveSentCode}
      updateSentCode={updateSentCode}
      errorTitle="Please check the following"
      messages={MESSAGES}
      submitLabel="Reset password"
      disabledUntilValid
      onDone={onDone}
      onStartAgain={() => draft.change({ sentCode: null })}
    />
  );
}

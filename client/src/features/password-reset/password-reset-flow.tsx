import { PasswordSetupFlow } from '~/features/passwords/password-setup-flow.tsx';
import { useDraft } from '~/forms/draft.ts';
import { passwordResetDraft, updateSentCode } from './password-reset-draft.ts';
import { usePasswordReset } from './use-password-reset.ts';

/** Email, code, new password (AUTH-14..27). */
export function PasswordResetFlow({ onDone }: { onDone: (email: string) => void }) {
  const draft = passwordResetDraft.open();
  const { email, sentCode } = useDraft(draft).value;
  return (
    <PasswordSetupFlow
      setup={usePasswordReset()}
      email={email}
      onEmailChange={(typed) => draft.change({ email: typed })}
      emailHint="We’ll email you a code, so that you can set a new password."
      sentCode={sentCode}
      updateSentCode={updateSentCode}
      errorTitle="Please check the following"
      submitLabel="Reset password"
      disabledUntilValid
      onDone={onDone}
      onStartAgain={() => draft.change({ sentCode: null })}
    />
  );
}

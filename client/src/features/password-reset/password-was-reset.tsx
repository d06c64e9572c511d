import { useEffect } from 'react';
import { Stage } from '~/features/codes/stage.tsx';
import { WayInDone } from '~/features/codes/way-in-done.tsx';
import { RESET_STAGES, resetDraft } from './reset-draft.ts';

/** Seconds until the log-in page (AUTH-26). */
const REDIRECT_AFTER = 2;

/** AUTH-26. Nothing of the reset is kept any longer. */
export function PasswordWasReset({ email }: { email: string }) {
  useEffect(() => resetDraft.open().clear(), []);
  return (
    <Stage names={RESET_STAGES} at={3}>
      <WayInDone
        title="Password reset successful! Redirecting to login..."
        email={email}
        seconds={REDIRECT_AFTER}
        stayText="Your new password is set. Log in whenever you like."
      />
    </Stage>
  );
}

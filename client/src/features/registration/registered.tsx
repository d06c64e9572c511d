import { useEffect } from 'react';
import { Stage } from '~/features/codes/stage.tsx';
import { WayInDone } from '~/features/codes/way-in-done.tsx';
import { type Registrant, registrationDraft } from './registration-draft.ts';
import { EMAIL_VERIFIED, NEW_STAGES, REGISTERED, RETURNING_STAGES } from './registration-texts.ts';

/** Seconds until the log-in page (REG-12, REG-21). */
const REDIRECT_AFTER = { new: 3, returning: 2 } satisfies Record<Registrant, number>;

/** The end of both ways (REG-11, REG-12, REG-21, C-89, C-98). Nothing of it is kept any longer. */
export function Registered({ who, email }: { who: Registrant; email: string }) {
  useEffect(() => registrationDraft.open().clear(), []);
  return (
    <Stage names={who === 'new' ? NEW_STAGES : RETURNING_STAGES} at={3}>
      <WayInDone
        title={REGISTERED}
        email={email}
        seconds={REDIRECT_AFTER[who]}
        stayText="Your account is ready. Log in whenever you like."
      >
        {who === 'new' && EMAIL_VERIFIED}
      </WayInDone>
    </Stage>
  );
}

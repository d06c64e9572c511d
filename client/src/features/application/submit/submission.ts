import type { StandingRefusal } from './application-refusal.ts';
import type { Receipt } from './receipt.ts';

/** How a press of 'Submit Application' ended. `attempt` counts the presses; `wasAway` when no page was there to say it. */
interface Ended {
  attempt: number;
  wasAway: boolean;
}

/** What became of the last press of 'Submit Application'. */
export type Submission =
  | { kind: 'idle' }
  /** A consent is missing; nothing was sent. */
  | { kind: 'unconsented'; attempt: number }
  /** `progress` is how much of the files has left the browser, from 0 to 1. */
  | { kind: 'sending'; progress: number }
  | ({ kind: 'refused'; refusals: readonly StandingRefusal[] } & Ended)
  /** Nobody knows whether it arrived; pressing again is safe. `isKnown` when somebody has said why. */
  | ({ kind: 'failed'; text: string; isKnown: boolean } & Ended)
  /** An earlier press has arrived, with other details: there is nothing to press again. */
  | ({ kind: 'with-us' } & Ended)
  | { kind: 'received'; receipt: Receipt };

export const idle: Submission = { kind: 'idle' };

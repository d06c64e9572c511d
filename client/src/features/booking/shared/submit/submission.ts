import type { Standing } from '~/lib/flow/refusal.ts';
import type { BookingRefusal } from './booking-refusal.ts';

export type StandingRefusal<Draft> = Standing<BookingRefusal<Draft>>;

/** What became of sending a booking. */
export type Submission<Draft> =
  | { kind: 'idle' }
  /** `progress` is how much of the photos has left the browser, from 0 to 1. */
  | { kind: 'sending'; progress: number }
  | { kind: 'refused'; refusals: readonly StandingRefusal<Draft>[]; attempt: number }
  /** Nobody knows whether it was booked; pressing again is safe. `isKnown` when somebody has said why. */
  | { kind: 'failed'; text: string; isKnown: boolean; attempt: number }
  /** An earlier press has arrived, with other details: there is nothing to press again. */
  | { kind: 'with-us'; attempt: number }
  /** Until the page that it leads to has taken the place of the wizard. */
  | { kind: 'sent' };

export const idle = { kind: 'idle' } as const;

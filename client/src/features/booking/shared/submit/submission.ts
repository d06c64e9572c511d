import type { Standing } from '~/lib/flow/refusal.ts';
import type { BookingRefusal } from './booking-refusal.ts';

export type StandingRefusal<Draft> = Standing<BookingRefusal<Draft>>;

/** What became of sending a booking. */
export type Submission<Draft> =
  | { is: 'idle' }
  /** `progress` is how much of the photos has left the browser, from 0 to 1. */
  | { is: 'sending'; progress: number }
  | { is: 'refused'; refusals: readonly StandingRefusal<Draft>[]; attempt: number }
  /** Nobody knows whether it was booked; pressing again is safe. `isKnown` when somebody has said why. */
  | { is: 'failed'; text: string; isKnown: boolean; attempt: number }
  /** An earlier press has arrived, with other details: there is nothing to press again. */
  | { is: 'with-us'; attempt: number }
  /** Until the page that it leads to has taken the place of the wizard. */
  | { is: 'sent' };

export const idle = { is: 'idle' } as const;

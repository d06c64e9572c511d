import { londonDay, londonMoment, type RuleClock } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';

/** From the first moment on, and before the second; in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/**
 * The time of one operation, the same for all its fields. It knows for which period its answers,
 * and so the response, would be the same.
 */
export class RecordedClock implements RuleClock {
  #now: number | undefined;
  #from = Number.NEGATIVE_INFINITY;
  #until = Number.POSITIVE_INFINITY;

  get period(): Period {
    return { from: this.#from, until: this.#until };
  }

  today(): string {
    const day = londonDay(this.#date);
    for (const midnight of [day, addDays(day, 1)]) this.hasCome(Number(londonMoment(midnight, '00:00')));
    return day;
  }

  hasCome(moment: number): boolean {
    const hasCome = !(moment > this.#date.getTime());
    if (hasCome) this.#from = Math.max(this.#from, moment);
    else this.#until = Math.min(this.#until, moment);
    return hasCome;
  }

  /** The exact time, which is the same at no other. */
  now(): Date {
    this.#until = Number.NEGATIVE_INFINITY;
    return this.#date;
  }

  get #date(): Date {
    this.#now ??= Date.now();
    return new Date(this.#now);
  }
}

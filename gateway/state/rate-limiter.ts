import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { Store } from './store.ts';

/** The acts that one address may not do without end. */
export type LimitedAct =
  | 'logIn'
  | 'bookAppointmentAsGuest'
  | 'bookAppointment'
  | 'changeAppointment'
  | 'submitReview'
  | 'requestImmediateService'
  | 'register'
  | 'askForCode'
  | 'proveCode'
  | 'setPassword'
  | 'changeBookingEmail'
  | 'askAboutEmail'
  | 'applyAsSpecialist'
  | 'sendContactMessage';

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export type Limits = Readonly<Record<LimitedAct, Limit>>;

const MINUTE = 60_000;

/** Generous, since a household or an office shares one address. A log-in that succeeds is not counted. */
export const DEFAULT_LIMITS: Limits = {
  logIn: { max: 20, windowMs: 15 * MINUTE },
  bookAppointmentAsGuest: { max: 60, windowMs: 60 * MINUTE },
  bookAppointment: { max: 60, windowMs: 60 * MINUTE },
  changeAppointment: { max: 120, windowMs: 60 * MINUTE },
  submitReview: { max: 60, windowMs: 60 * MINUTE },
  requestImmediateService: { max: 30, windowMs: 60 * MINUTE },
  register: { max: 30, windowMs: 60 * MINUTE },
  askForCode: { max: 60, windowMs: 60 * MINUTE },
  proveCode: { max: 40, windowMs: 15 * MINUTE },
  setPassword: { max: 30, windowMs: 15 * MINUTE },
  changeBookingEmail: { max: 20, windowMs: 60 * MINUTE },
  askAboutEmail: { max: 30, windowMs: MINUTE },
  applyAsSpecialist: { max: 30, windowMs: 60 * MINUTE },
  sendContactMessage: { max: 30, windowMs: 60 * MINUTE },
};

/** Counts acts by client address. Each act of an operation counts, so that aliases give no more tries than requests. */
export class RateLimiter {
  readonly #store: Store;
  readonly #limits: Limits;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;

  constructor(store: Store, limits: Limits, log: Logger, metrics: GatewayMetrics | null = null) {
    this.#store = store;
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Counts one act; answers null when it may be done, else the seconds to wait. */
  async hit(act: LimitedAct, address: string): Promise<number | null> {
    const { max, windowMs } = this.#limits[act];
    const { count, endsInMs } = await this.#store.count(keyOf(act, address), windowMs);
    if (count <= max) return null;
    this.#log.warn({ event: 'rate limited', act }, 'rate limited');
    this.#metrics?.rateLimited(act);
    return Math.max(1, Math.ceil(endsInMs / 1000));
  }

  /** Takes back the count of an act that turned out well. */
  async forgive(act: LimitedAct, address: string): Promise<void> {
    await this.#store.uncount(keyOf(act, address));
  }
}

function keyOf(act: LimitedAct, address: string): string {
  // One customer has a whole /64 of IPv6 addresses to choose from.
  const network = address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
  return `limit:${act}:${network}`;
}

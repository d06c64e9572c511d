import { setTimeout as pause } from 'node:timers/promises';
import { bookingInputFor, type FreeTimeSlot } from '../../../bench/support/bookings.ts';
import { BOOK } from '../../gateway/booking-fixtures.ts';
import { COMPLETE_PHOTO, multipart } from '../../gateway/photo-fixtures.ts';
import { addressOf, ask, send, upload } from './customers.ts';

/** A failed request of a customer. */
export interface Failure {
  readonly what: string;
  /** The status of the response, or the reason why there was none. */
  readonly status: number | string;
  /** The codes of errors and user errors. */
  readonly codes: readonly string[];
}

type Wish = ReturnType<typeof bookingInputFor>;

const CUSTOMERS = 4;
/** They read what they get. Without it, they would leave other tests no processor time. */
const PAUSE_MS = 25;
const BOOKING_EVERY = 5;
const READS = [
  '{ services { id name } }',
  '{ specialists(page: 1) { totalCount items { name photoUrl } } }',
  '{ service(id: "service-3") { availableDates(location: { customerLocation: HOME_SERVICE }) } }',
  '{ immediateServices { name } }',
];

/** Customers who read and book all the time, each request from another address. */
export class Load {
  readonly failures: Failure[] = [];
  /** The reference of each booking that was acknowledged, by the email address it was made with. */
  readonly booked = new Map<string, string>();
  /** Bookings whose outcome is unknown to the customer. */
  readonly unknown: Wish[] = [];
  /** How long each read took, in milliseconds. */
  readonly times: number[] = [];
  requests = 0;
  readonly #url: string;
  readonly #times: FreeTimeSlot[];
  readonly #name: string;
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();

  /**
   * Takes as many of the free times as it needs. `name` becomes part of the customers' email
   * addresses.
   */
  constructor(url: string, times: FreeTimeSlot[], name: string) {
    this.#url = url;
    this.#times = times;
    this.#name = name;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: CUSTOMERS }, () => this.#customer()));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Repeats unknown bookings with the same keys until each outcome is known. */
  async settle(): Promise<void> {
    for (const wish of this.unknown.splice(0)) await this.#book(wish);
  }

  async #customer(): Promise<void> {
    while (!this.#isStopping) {
      const index = this.requests++;
      const time = index % BOOKING_EVERY === 0 ? this.#times.pop() : undefined;
      if (time) await this.#book(bookingInputFor(time, `${this.#name}${index}@cluster.example`));
      else await this.#read(index);
      await pause(PAUSE_MS);
    }
  }

  async #read(index: number): Promise<void> {
    const started = performance.now();
    await this.#readOne(index);
    this.times.push(performance.now() - started);
  }

  async #readOne(index: number): Promise<void> {
    const from = addressOf(index);
    const query = READS[index % (READS.length + 1)];
    if (query === undefined) {
      await this.#record('page', async () => ({ ...(await send(this.#url, { from })), codes: [] }));
      return;
    }
    await this.#record(query, () => ask(this.#url, query, { from }));
  }

  async #book(wish: Wish): Promise<void> {
    const form = multipart(BOOK, wish, [{ name: 'tap.png', bytes: COMPLETE_PHOTO }]);
    const outcome = await this.#record('booking', async () => {
      const { status, data, codes } = await upload(this.#url, form, addressOf(this.requests));
      const payload = data?.bookAppointmentAsGuest;
      const problems: { code: string; message: string }[] = payload?.userErrors ?? [];
      const refusals = problems.map(({ code, message }) => `${code}: ${message}`);
      return {
        status,
        codes: [...codes, ...refusals],
        reference: payload?.booking?.reference,
        isRefused: refusals.length > 0,
      };
    });
    if (outcome?.reference) this.booked.set(wish.email, outcome.reference);
    else if (!outcome?.isRefused) this.unknown.push(wish);
  }

  /** The outcome; null when there was no answer. */
  async #record<T extends { status: number; codes: readonly string[] }>(what: string, send: () => Promise<T>) {
    try {
      const outcome = await send();
      const { status, codes } = outcome;
      if (status !== 200 || codes.length > 0) this.failures.push({ what, status, codes });
      return outcome;
    } catch (error) {
      const status = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      this.failures.push({ what, status, codes: [] });
      return null;
    }
  }
}

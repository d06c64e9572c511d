import DataLoader from 'dataloader';
import { bookingWindow, isWithin } from '#shared/booking-window.ts';
import { clientNetwork } from '../../client-network.ts';
import { realClock } from '../../clock.ts';
import type { OperationContext } from '../../graphql/operation-context.ts';
import { type AvailabilityRequest, listAvailableDates } from '../../legacy/endpoints/availability.ts';
import { RECENT } from '../../legacy/endpoints/endpoint.ts';
import { ConcurrencyLimit } from '../../legacy/transport/concurrency-limit.ts';
import { type Cancellation, runWithTimeout } from '../../legacy/transport/deadline.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { DEFAULT_TRANSPORT_LIMITS, NEXT_DATE_LIMITS, type NextDateLimits } from '../../limits.ts';

type Operation = Pick<OperationContext, 'legacy' | 'deadline' | 'cancellation' | 'clientAddress'>;

export type BookableDaysKey = AvailabilityRequest & { readonly specialistId: string };

/** The bookable days, the first one first, or null if they are unknown. Never rejects. */
export type BookableDaysLoader = DataLoader<BookableDaysKey, readonly string[] | null, string>;

/** All lookups together use half of the script's calls, so that calendars never wait for lists. */
const SHARE = { ...DEFAULT_TRANSPORT_LIMITS, maxRunning: Math.floor(DEFAULT_TRANSPORT_LIMITS.maxRunning / 2) };

/** The calendar's call and cached responses, but a list can show an older response. */
const recentAvailableDates = { ...listAvailableDates, lifetime: RECENT };

/** Looks up the bookable days of specialists. Shared by all operations. */
export class BookableDaysLookups {
  readonly #limits: NextDateLimits;
  readonly #semaphore = new ConcurrencyLimit(SHARE);

  constructor(limits: Partial<NextDateLimits> = {}) {
    this.#limits = { ...NEXT_DATE_LIMITS, ...limits };
  }

  createLoader(operation: Operation): BookableDaysLoader {
    let remaining = this.#limits.maxLookups;
    return new DataLoader(
      async (keys) => {
        const allowed = keys.slice(0, remaining);
        remaining -= allowed.length;
        const days = await this.#lookUp(allowed, operation);
        return keys.map((_key, index) => days[index] ?? null);
      },
      { cacheKeyFn: (key) => JSON.stringify(key) },
    );
  }

  /** The days by the index of their key; without those that failed or took too long. */
  async #lookUp(
    keys: readonly BookableDaysKey[],
    { legacy, deadline, cancellation: caller, clientAddress }: Operation,
  ): Promise<(readonly string[])[]> {
    const { maxParallel, timeoutMs } = this.#limits;
    const window = bookingWindow(legacy.clock.today());
    const days: (readonly string[])[] = [];
    const queue = keys.entries();
    const work = async (cancellation: Cancellation) => {
      for (const [index, key] of queue) {
        if (cancellation.isCancelled) return;
        const available = await this.#read(key, { legacy, clientAddress }, cancellation).catch(nullIfFailed(legacy));
        if (available) days[index] = available.filter((date) => isWithin(window, date));
      }
    };
    await runWithTimeout(realClock, Math.min(timeoutMs, deadline.remainingMs), caller, (cancellation) =>
      Promise.all(Array.from({ length: maxParallel }, () => work(cancellation))),
    ).catch(nullIfFailed(legacy));
    return days;
  }

  async #read(
    key: BookableDaysKey,
    { legacy, clientAddress }: Pick<Operation, 'legacy' | 'clientAddress'>,
    cancellation: Cancellation,
  ): Promise<readonly string[]> {
    const { dates } = await this.#semaphore.run(
      listAvailableDates.path,
      clientNetwork(clientAddress).network,
      cancellation,
      () => legacy.read(recentAvailableDates, key),
    );
    return dates;
  }
}

/**
 * In a list, an unknown date is no fault, but the next response may know it. The transport logs and
 * counts the failed call.
 */
function nullIfFailed({ reads }: LegacyClient): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof LegacyError)) throw error;
    reads.markUncacheable();
    return null;
  };
}

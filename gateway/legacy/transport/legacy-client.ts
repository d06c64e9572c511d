import { type Query, queryString, type Read, type Write } from '../endpoints/endpoint.ts';
import type { Caller, Credentials } from './caller.ts';
import { executeRead } from './execute-read.ts';
import { executeWrite } from './execute-write.ts';
import type { WriteResult } from './parse-response.ts';
import type { Cached } from './public-cache.ts';
import { type Freshness, freshnessIn, leastFresh, ReadLog, type RepeatableRead, type Sources } from './read-log.ts';
import type { RecordedClock } from './recorded-clock.ts';
import type { Transport } from './transport.ts';

/** A read of the host that can be repeated by another request. */
export interface HostRead extends RepeatableRead {
  /** From the cache when it is public and fresh, else by a call for the client's caller. */
  execute(client: LegacyClient): Promise<Cached<unknown>>;
}

/** Calls that a revalidation makes at once. */
const MAX_CALLS = 5;

export class LegacyClient {
  readonly reads: ReadLog<HostRead>;
  readonly #transport: Transport;
  readonly #caller: Caller;
  /** Results of a revalidation that the operation hasn't used yet, by the keys of their reads. */
  readonly #prefetched: Map<string, Promise<Cached<unknown>>>;

  constructor(transport: Transport, caller: Caller, { reads, prefetched } = emptyLog()) {
    this.#transport = transport;
    this.#caller = caller;
    this.reads = reads;
    this.#prefetched = prefetched;
  }

  /** The same caller with another session, or without one. */
  as(credentials: Credentials | null): LegacyClient {
    return new LegacyClient(
      this.#transport,
      { ...this.#caller, credentials },
      { reads: this.reads, prefetched: this.#prefetched },
    );
  }

  /** The seconds until the caller may cause this many reads of the host; null when they may now. */
  waitForCalls(calls: number): number | null {
    const { network } = this.#caller;
    return network === null ? null : this.#transport.waitForCalls(network, calls);
  }

  /** The operation's time. A response is reused while its rules would have the same results. */
  get clock(): RecordedClock {
    return this.reads.clock;
  }

  get keepsIdempotencyKeys(): boolean {
    return this.#transport.keepsIdempotencyKeys;
  }

  /** Reads, or throws a `LegacyError`. */
  read<Input, Output>(endpoint: Read<Input, Output>, input: Input): Promise<Output> {
    const query = endpoint.request.parse(input);
    const read = this.#describe(endpoint, query);
    // The key names the endpoint, so the Output is the same.
    const prefetched = this.#takePrefetched(read.key) as Promise<Cached<Output>> | undefined;
    const result = prefetched ?? executeRead(this.#transport, this.#caller, endpoint, query, read.key);
    this.reads.record(read, result);
    return result.then(({ value }) => value);
  }

  /**
   * Repeats recorded reads, group by group. Returns the freshness of a response made of them when
   * all results are unchanged; else null, and the operation will use the results as they are.
   */
  async revalidate({ groups, period }: Sources<HostRead>): Promise<Freshness | null> {
    let freshness = freshnessIn(period);
    if (freshness === null) return null;
    for (const group of groups) {
      // Resolvers know how many calls may be made at once.
      if (group.length > MAX_CALLS && group.filter(({ read }) => !read.peek()).length > MAX_CALLS) return null;
      const results = await settle(group.map(({ read }) => this.#prefetch(read)));
      for (const [index, result] of results.entries()) {
        if (result === null || result.fingerprint !== group[index]?.fingerprint) return null;
        freshness = leastFresh(freshness, result);
      }
    }
    this.#prefetched.clear();
    return freshness;
  }

  /** Sent once. A refusal by the host is a result, any other failure a `LegacyError`. */
  write<Input, Output>(endpoint: Write<Input, Output>, input: Input): Promise<WriteResult<Output>> {
    this.reads.markUncacheable();
    return executeWrite(this.#transport, this.#caller, endpoint, input);
  }

  #describe<Input, Output>(endpoint: Read<Input, Output>, query: Query): HostRead {
    const key = keyOf(endpoint, query);
    const { publicCache } = this.#transport;
    return {
      key,
      isLive: endpoint.kind === 'public-read' && endpoint.lifetime.isLive === true,
      peek: () => (endpoint.kind === 'public-read' ? publicCache.fresh(key, endpoint.lifetime) : null),
      execute: (client) => executeRead(client.#transport, client.#caller, endpoint, query, key),
    };
  }

  #prefetch(read: HostRead): Promise<Cached<unknown>> {
    const result = read.execute(this);
    this.#prefetched.set(read.key, result);
    return result;
  }

  #takePrefetched(key: string): Promise<Cached<unknown>> | undefined {
    const result = this.#prefetched.get(key);
    this.#prefetched.delete(key);
    return result;
  }
}

function emptyLog() {
  return { reads: new ReadLog<HostRead>(), prefetched: new Map<string, Promise<Cached<unknown>>>() };
}

const settle = <T>(results: readonly Promise<T>[]) => Promise.all(results.map((result) => result.catch(() => null)));

/** The order of the parameters is fixed by their endpoint. */
const keyOf = (endpoint: { readonly path: string }, query: Query) => `${endpoint.path}?${queryString(query)}`;

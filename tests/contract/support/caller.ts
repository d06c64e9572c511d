import { createLogger } from '#shared/server/log/logger.ts';
import type { Read, Write } from '../../../gateway/legacy/endpoints/endpoint.ts';
import type { Credentials } from '../../../gateway/legacy/transport/caller.ts';
import { Cancellation, Deadline } from '../../../gateway/legacy/transport/deadline.ts';
import { HttpClient } from '../../../gateway/legacy/transport/http-client.ts';
import { LegacyClient } from '../../../gateway/legacy/transport/legacy-client.ts';
import { Transport } from '../../../gateway/legacy/transport/transport.ts';
import type { Refusal } from '../../../gateway/legacy/wire/refusal.ts';
import { DEFAULT_TRANSPORT_LIMITS } from '../../../gateway/limits.ts';

/** Calls the scripts as the gateway does, and records which it has called. */
export interface Caller {
  /** The endpoints that have responded. */
  readonly called: ReadonlySet<unknown>;
  read<Input, Output>(endpoint: Read<Input, Output>, input: Input, who?: Credentials): Promise<Output>;
  /** Throws when it is refused. */
  write<Input, Output>(endpoint: Write<Input, Output>, input: Input, who?: Credentials): Promise<Output>;
  /** Throws unless it is refused. */
  refused<Input, Output>(endpoint: Write<Input, Output>, input: Input, who?: Credentials): Promise<Refusal>;
  close(): Promise<void>;
}

export function createCaller(origin: () => string): Caller {
  const http = new HttpClient(origin);
  // Each reading of the clock is a day later, so that cached responses are always too old.
  let days = 0;
  const clock = () => {
    days += 1;
    return days * 24 * 3_600_000;
  };
  const transport = new Transport(http, createLogger('gateway', 'silent'), DEFAULT_TRANSPORT_LIMITS, {
    now: clock,
  });
  const called = new Set<unknown>();
  const client = (credentials: Credentials | undefined) =>
    new LegacyClient(transport, {
      requestId: 'contract-test',
      trace: null,
      network: null,
      credentials: credentials ?? null,
      cookies: null,
      deadline: new Deadline(60_000),
      cancellation: new Cancellation(),
    });
  return {
    called,
    async read(endpoint, input, who) {
      const answer = await client(who).read(endpoint, input);
      called.add(endpoint);
      return answer;
    },
    async write(endpoint, input, who) {
      const outcome = await client(who).write(endpoint, input);
      if (outcome.kind === 'refused') throw new Error(`${endpoint.path} refused: ${JSON.stringify(outcome.refusal)}`);
      called.add(endpoint);
      return outcome.response;
    },
    async refused(endpoint, input, who) {
      const outcome = await client(who).write(endpoint, input);
      if (outcome.kind === 'accepted') throw new Error(`${endpoint.path} was accepted.`);
      return outcome.refusal;
    },
    close: () => http.close(),
  };
}

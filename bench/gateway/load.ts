import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Messages to the load process, which replies when every request has been answered. */
export interface Load {
  readonly origin: string;
  /** Sent in turn, repeatedly. */
  readonly requests: readonly BenchRequest[];
  readonly connections: number;
  readonly milliseconds: number;
  /** How long each connection waits between its requests; by default not at all. */
  readonly pauseMs?: number;
}

export interface LoadReport {
  /** How long each request took, in microseconds. */
  readonly took: readonly number[];
  /** Responses with another status than 200, or with errors. */
  readonly failures: number;
}

const ERRORS = Buffer.from('{"errors"');

/** Whether the response is valid. Its bytes are discarded, to keep the load process light. */
function send(pool: Pool, request: BenchRequest): Promise<boolean> {
  return new Promise((resolve) => {
    let isGood = false;
    let isFirst = true;
    pool.dispatch(
      { ...request, body: request.body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, status) => {
          isGood = status === 200;
        },
        onResponseData: (_controller, chunk) => {
          if (isFirst && chunk.subarray(0, ERRORS.length).equals(ERRORS)) isGood = false;
          isFirst = false;
        },
        onResponseEnd: () => resolve(isGood && !isFirst),
        onResponseError: () => resolve(false),
      },
    );
  });
}

async function run({ origin, requests, connections, milliseconds, pauseMs = 0 }: Load): Promise<LoadReport> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  let failures = 0;
  let next = 0;
  const endAt = performance.now() + milliseconds;
  async function client(): Promise<void> {
    while (performance.now() < endAt) {
      const request = requests[next++ % requests.length];
      if (!request) return;
      const startedAt = performance.now();
      if (!(await send(pool, request))) failures++;
      took.push(Math.round((performance.now() - startedAt) * 1_000));
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  await pool.close();
  return { took, failures };
}

process.on('message', (load: Load) => {
  run(load).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      throw error;
    },
  );
});

import type { Case } from './cases.ts';
import type { HostReport } from './host.ts';
import type { BenchRequest } from './load.ts';
import type { Program } from './processes.ts';

/** The responses of a gateway to a case, the first one and a repeated one. */
export interface Checked {
  /** The number of scalar values in the first response. */
  readonly leaves: number;
  readonly bytes: number;
  readonly coldCalls: number;
  readonly warmCalls: number;
  /** The addresses of the calls of the repeated one. */
  readonly warmUrls: readonly string[];
}

/** The number of requests of a case that are checked concurrently. */
const SAMPLE = 12;

/** Sends the first requests of a case. Throws if a response is wrong. */
export async function check(
  { requests, isChanging }: Pick<Case, 'requests' | 'isChanging'>,
  origin: string,
  host: Program,
): Promise<Checked> {
  const [first] = requests;
  if (!first) throw new Error('it has no requests');
  const report = () => host.ask<HostReport>({});
  const atStart = await report();
  const cold = await answerTo(origin, first);
  const afterOne = await report();
  const warm = await answerTo(origin, first);
  const afterTwo = await report();
  if (isChanging && cold.text === warm.text) throw new Error('an answer did not change with the host’s');
  const all = await Promise.all(requests.slice(0, SAMPLE).map((request) => answerTo(origin, request)));
  if (new Set(all.map(({ text }) => text)).size < all.length) throw new Error('two requests had the same answer');
  return {
    leaves: cold.leaves,
    bytes: Buffer.byteLength(cold.text),
    coldCalls: afterOne.calls - atStart.calls,
    warmCalls: afterTwo.calls - afterOne.calls,
    warmUrls: afterTwo.urls,
  };
}

async function answerTo(origin: string, { path, ...request }: BenchRequest): Promise<{ text: string; leaves: number }> {
  const response = await fetch(`${origin}${path}`, request);
  const text = await response.text();
  const excerpt = text.slice(0, 300);
  if (response.status !== 200) throw new Error(`status ${response.status}: ${excerpt}`);
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || 'errors' in answer) throw new Error(`errors: ${excerpt}`);
  return { text, leaves: leavesOf(answer) };
}

function leavesOf(value: unknown): number {
  if (value === null) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, part) => sum + leavesOf(part), 0);
}

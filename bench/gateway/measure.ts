import { cpuSeconds } from '../../tests/support/cpu.ts';
import type { Case } from './cases.ts';
import type { Load, LoadReport } from './load.ts';
import type { Program } from './processes.ts';

/** A program under load. */
export interface Peer {
  readonly name: string;
  readonly program: Program;
}

interface Effort {
  readonly connections: number;
  /** How long a peer is loaded before the rounds. */
  readonly warmUpMs: number;
  /** How long one peer is loaded at a time. */
  readonly turnMs: number;
  /** No round starts later: a busy machine gets fewer rounds, not a longer run. */
  readonly totalMs: number;
}

const CPU_EFFORT: Effort = { connections: 8, warmUpMs: 1_000, turnMs: 300, totalMs: 6_000 };
/** For many cases of the same programs, one after another. */
const SHORT_CPU_EFFORT: Effort = { ...CPU_EFFORT, warmUpMs: 800, turnMs: 200, totalMs: 1_200 };
const LATENCY_EFFORT: Effort = { connections: 4, warmUpMs: 1_000, turnMs: 1_000, totalMs: 7_000 };
/** Longer before a peer's first load, since none of its code is compiled yet. */
const FIRST_WARM_UP_MS = 3_000;
const warmedUp = new WeakSet<Peer>();
const MIN_ROUNDS = 3;

/** The measurements of a peer. */
export interface Rounds {
  /** Processor time of each request, in seconds. */
  readonly cpu: number[];
  /** How long each request of all rounds took, in microseconds. */
  readonly took: number[];
  failures: number;
}

/**
 * Loads the peers in turn, in short rounds with a rotating order, so that other work on the machine
 * affects all of them equally.
 */
async function measure(
  { requests }: Pick<Case, 'requests'>,
  peers: readonly Peer[],
  load: Program,
  { connections, warmUpMs, turnMs, totalMs }: Effort,
): Promise<ReadonlyMap<string, Rounds>> {
  const send = ({ program: { origin } }: Peer, milliseconds: number) =>
    load.ask<LoadReport>({ origin, requests, connections, milliseconds } satisfies Load);
  const measured = new Map(peers.map(({ name }): [string, Rounds] => [name, { cpu: [], took: [], failures: 0 }]));
  for (const peer of peers) {
    await send(peer, warmedUp.has(peer) ? warmUpMs : FIRST_WARM_UP_MS);
    warmedUp.add(peer);
  }
  const endAt = performance.now() + totalMs;
  for (let round = 0; round < MIN_ROUNDS || performance.now() < endAt; round++) {
    const first = round % peers.length;
    for (const peer of [...peers.slice(first), ...peers.slice(0, first)]) {
      const before = await cpuSeconds(peer.program.pid);
      const { took, failures } = await send(peer, turnMs);
      const used = (await cpuSeconds(peer.program.pid)) - before;
      const sums = measured.get(peer.name);
      if (!sums) continue;
      sums.cpu.push(used / took.length);
      for (const each of took) sums.took.push(each);
      sums.failures += failures;
    }
  }
  return measured;
}

export const measureCpu = (benchCase: Case, peers: readonly Peer[], load: Program) =>
  measure(benchCase, peers, load, CPU_EFFORT);
export const measureCpuShortly = (benchCase: Pick<Case, 'requests'>, peers: readonly Peer[], load: Program) =>
  measure(benchCase, peers, load, SHORT_CPU_EFFORT);
export const measureLatency = (benchCase: Case, peers: readonly Peer[], load: Program) =>
  measure(benchCase, peers, load, LATENCY_EFFORT);

/** The quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The ratio of the base to the peer: the median over all rounds. */
export function ratio(base: Rounds | undefined, peer: Rounds | undefined): number {
  return median((base?.cpu ?? []).map((seconds, round) => seconds / (peer?.cpu[round] ?? Number.NaN)));
}

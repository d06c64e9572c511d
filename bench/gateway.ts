import { cpus } from 'node:os';
import { peakMemory } from '../tests/support/gateway-process.ts';
import { CASES, type Case, SLOW_HOST_CASES } from './gateway/cases.ts';
import { type Checked, check } from './gateway/check.ts';
import type { HostSettings } from './gateway/host.ts';
import { measureCpu, measureLatency, median, type Peer, quantile, type Rounds, ratio } from './gateway/measure.ts';
import { Processes, type Program } from './gateway/processes.ts';
import { digits, microseconds, printTable } from './gateway/table.ts';

/**
 * The product's gateway, with and without cached responses, against a plain Apollo gateway
 * and a raw pass-through, in front of one fake host: docs/performance.md. With an argument only the
 * cases whose name contains it.
 */

const PRODUCT = 'product';
const NO_RESPONSE_CACHING = 'reuse off';
const PLAIN = 'plain';
const RAW = 'pass-through';
const HOST_MS = 20;
/** Responses with more or fewer values than the plain gateway's, beyond this share, are wrong. */
const MAX_DIFFERENCE = 0.05;

export async function run([filter = '']: readonly string[] = []): Promise<void> {
  const processes = await Processes.create();
  const stop = () => void processes.end().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await compare(
      processes,
      CASES.filter(({ name }) => name.includes(filter)),
    );
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await processes.end();
  }
}

async function compare(processes: Processes, cases: readonly Case[]): Promise<void> {
  const host = await processes.start('host');
  const load = await processes.start('load');
  const toHost = { PHP_URL: host.origin };
  const peers: readonly Peer[] = [
    { name: PRODUCT, program: await processes.start('product', toHost) },
    { name: NO_RESPONSE_CACHING, program: await processes.start('product', { ...toHost, REUSE: 'off' }) },
    { name: PLAIN, program: await processes.start('plain', toHost) },
    { name: RAW, program: await processes.start('pass-through', toHost) },
  ];
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const problems: Problems = new Map();
  const measured: MeasuredCase[] = [];
  for (const benchCase of cases) {
    await tell(host, { latencyMs: 0, isChanging: benchCase.isChanging ?? false });
    measured.push(await measureCase(benchCase, peers, host, load, problems));
  }
  for (const group of new Set(cases.map((benchCase) => benchCase.group))) {
    printCpu(
      group,
      measured.filter(({ benchCase }) => benchCase.group === group),
    );
  }
  await tell(host, { latencyMs: HOST_MS, isChanging: false });
  await printLatency(measured, peers, load, problems);
  await printMemory(peers);
  for (const [problem, cases] of problems) console.log(`\nLeft out: ${problem} (${cases.join('; ')})`);
}

/** Why a figure is missing, and in which cases. */
type Problems = Map<string, string[]>;

function note(problems: Problems, problem: string, { name }: Case): void {
  problems.set(problem, [...(problems.get(problem) ?? []), name]);
}

const tell = (host: Program, settings: HostSettings) => host.ask(settings);

interface MeasuredCase {
  readonly benchCase: Case;
  readonly checked: ReadonlyMap<string, Checked>;
  readonly rounds: ReadonlyMap<string, Rounds>;
}

/** A peer with a wrong response, before the load or under it, gets no figure. */
async function measureCase(
  benchCase: Case,
  peers: readonly Peer[],
  host: Program,
  load: Program,
  problems: Problems,
): Promise<MeasuredCase> {
  const checked = new Map<string, Checked>();
  const refuse = (name: string, problem: unknown) => {
    checked.delete(name);
    note(problems, `${name}: ${problem instanceof Error ? problem.message : problem}`, benchCase);
  };
  const checkAnswers = async ({ name, program }: Peer) =>
    check(benchCase, program.origin, host).catch((error: unknown) => refuse(name, error));
  for (const peer of peers) {
    const found = await checkAnswers(peer);
    if (found) checked.set(peer.name, found);
  }
  const expected = checked.get(PLAIN)?.leaves ?? Number.NaN;
  for (const [name, { leaves, coldCalls, warmCalls }] of checked) {
    const isAlike = Math.abs(leaves / expected - 1) <= MAX_DIFFERENCE;
    if (name === NO_RESPONSE_CACHING && warmCalls < coldCalls)
      refuse(name, 'it reuses what it has read: it knows no REUSE=off');
    else if (name !== RAW && !isAlike) refuse(name, `${leaves} values, where the plain gateway gives ${expected}`);
  }
  const loaded = peers.filter(({ name }) => checked.has(name));
  const rounds = await measureCpu(benchCase, loaded, load);
  for (const [name, { failures }] of rounds) if (failures > 0) refuse(name, `${failures} failures under load`);
  // Again, since cached responses only show now.
  for (const peer of loaded) await checkAnswers(peer);
  return { benchCase, checked, rounds: new Map([...rounds].filter(([name]) => checked.has(name))) };
}

function printCpu(group: string, cases: readonly MeasuredCase[]): void {
  const rows = cases.map(({ benchCase, checked, rounds }) => {
    const cell = (name: string) => {
      const cpu = rounds.get(name);
      return cpu ? `${digits(ratio(rounds.get(PLAIN), cpu))} (${microseconds(median(cpu.cpu))})` : 'n/a';
    };
    const calls = (name: string) => {
      const found = checked.get(name);
      return found ? `${found.coldCalls} / ${found.warmCalls}` : 'n/a';
    };
    const toRaw = digits(ratio(rounds.get(RAW), rounds.get(PRODUCT)));
    const cells = [PRODUCT, NO_RESPONSE_CACHING, RAW, PLAIN].map(cell);
    return [benchCase.name, ...cells, toRaw, calls(PRODUCT), calls(NO_RESPONSE_CACHING), calls(PLAIN)];
  });
  const callHeads = [PRODUCT, NO_RESPONSE_CACHING, PLAIN].map((name) => `calls: ${name}`);
  printTable(
    `${group}: requests for the same CPU time, × plain gateway (CPU time of one); legacy calls of the first / next request`,
    ['', PRODUCT, NO_RESPONSE_CACHING, RAW, PLAIN, `product to ${RAW}`, ...callHeads],
    rows,
  );
}

async function printLatency(
  measured: readonly MeasuredCase[],
  peers: readonly Peer[],
  load: Program,
  problems: Problems,
): Promise<void> {
  const rows: string[][] = [];
  for (const benchCase of SLOW_HOST_CASES.filter((slow) => measured.some((found) => found.benchCase === slow))) {
    const isRight = (name: string) => measured.some((found) => found.benchCase === benchCase && found.rounds.has(name));
    const rightPeers = peers.filter(({ name }) => isRight(name));
    const rounds = await measureLatency(benchCase, rightPeers, load);
    const raw = rounds.get(RAW)?.took ?? [];
    const cell = (name: string, share: number) => {
      if (!isRight(name) || !isRight(RAW)) return 'n/a';
      const { took, failures } = rounds.get(name) ?? { took: [], failures: 0 };
      if (failures > 0) note(problems, `${name}: ${failures} failures with the slow host`, benchCase);
      const [duration, baseline] = [quantile(took, share), quantile(raw, share)];
      return failures > 0 ? 'n/a' : `${digits(duration / baseline)} (${microseconds((duration - baseline) / 1e6)})`;
    };
    for (const [label, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      rows.push([
        `${benchCase.name}, ${label}`,
        ...[PRODUCT, NO_RESPONSE_CACHING, PLAIN].map((name) => cell(name, share)),
      ]);
    }
  }
  printTable(
    `Host that takes ${HOST_MS} ms, 4 connections: time of a request, × one raw call (time above it)`,
    ['', PRODUCT, NO_RESPONSE_CACHING, PLAIN],
    rows,
  );
}

async function printMemory(peers: readonly Peer[]): Promise<void> {
  const peaks = await Promise.all(peers.map(({ program }) => peakMemory(program.pid).catch(() => Number.NaN)));
  const cells = peaks.map((mebibytes) => (Number.isFinite(mebibytes) ? `${Math.round(mebibytes)} MiB` : 'n/a'));
  printTable('Most memory ever resident', ['', ...peers.map(({ name }) => name)], [['peak', ...cells]]);
}

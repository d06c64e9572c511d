import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The variable that tells a reporter where to write its report. */
const REPORT = 'MENDWELL_TEST_REPORT';

/**
 * Runs a test runner with one of the reporters of this folder.
 *
 * @param {string} runner its name, for a crash without a failed test
 * @param {(env: Record<string, string>) => Promise<{ code: number }>} run
 * @returns {Promise<import('./report.mjs').Counts>}
 */
export async function withReport(runner, run) {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-report-'));
  const path = join(folder, 'report.json');
  try {
    const { code } = await run({ [REPORT]: path });
    // Without a report, the runner failed before it could write one.
    const report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
    const { passed = 0, skipped = 0, failures = [], notes = [] } = report;
    const hasCrashed = failures.length === 0 && (code !== 0 || passed === 0);
    return { passed, skipped, failures: hasCrashed ? [`${runner}, exit code ${code}`] : failures, notes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, milliseconds: 0 };

/** Counts results by file: prints a line for each finished file, and writes the report. */
export class FileResults {
  #files = new Map();
  #failures = [];
  #failedFiles = new Set();
  #notes = new Set();

  /**
   * @param {string} file
   * @param {'passed' | 'failed' | 'skipped'} state
   * @param {number} milliseconds
   */
  add(file, state, milliseconds) {
    const counts = this.#files.get(file) ?? { ...NOTHING };
    counts[state] += 1;
    counts.milliseconds += milliseconds;
    this.#files.set(file, counts);
  }

  /**
   * @param {string} file
   * @param {string} name
   * @param {string} reason why it failed: message, source and stack
   */
  fail(file, name, reason) {
    this.#failedFiles.add(file);
    const lines = stripVTControlCharacters(reason).trimEnd().split('\n');
    this.#failures.push([`${file} › ${name}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  }

  /** What a test file prints, for example what it can't test on this machine. */
  note(text) {
    this.#notes.add(text.trim());
  }

  /** Prints the line of a file. */
  print(file) {
    const { passed, failed, skipped, milliseconds } = this.#files.get(file) ?? NOTHING;
    const others = [failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
    const mark = this.#failedFiles.has(file) ? '✗' : '✓';
    console.log(`${mark} ${file} (${[passed, ...others].join(', ')}) ${(milliseconds / 1000).toFixed(1)} s`);
  }

  /** Writes the report where `withReport` reads it. */
  async write() {
    const path = process.env[REPORT];
    if (!path) return;
    const files = [...this.#files.values()];
    const sum = (state) => files.reduce((total, counts) => total + counts[state], 0);
    const counts = { passed: sum('passed'), skipped: sum('skipped') };
    await writeFile(path, JSON.stringify({ ...counts, failures: this.#failures, notes: [...this.#notes] }));
  }
}

/**
 * Prints notes, failures and the totals as the last lines of a command, and sets the exit code.
 *
 * @param {...import('./report.mjs').Counts} parts
 */
export function printTotal(...parts) {
  const sum = (state) => parts.reduce((total, counts) => total + (counts[state] ?? 0), 0);
  const failures = parts.flatMap((counts) => counts.failures);
  const notes = parts.flatMap((counts) => counts.notes ?? []);
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${failures.length} failed${skipped}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

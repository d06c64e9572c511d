import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Provides a temporary file for the report of a test runner.
 *
 * @template T
 * @param {(path: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withReport(use) {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a report; empty if the runner failed before it wrote one. */
export const readReport = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test runner a temporary file to write its report to.
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

/** The report; empty if the runner failed before it wrote one. */
export const readReport = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));

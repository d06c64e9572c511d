import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The whole built product as one would start it, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built gateway, with its embedded backend unless `PHP_URL` is among the settings, and waits until it is ready. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, ['build/gateway/main.js'], {
    env: { ...inherited(), PORT: new URL(url).port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await waitUntilReady(`${url}/readyz`, child, output);

  return {
    url,
    dataDir,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The tests' own environment without what would change the product under test. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(SystemRoot && { SystemRoot }) };
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not get ready:\n${output()}`);
}

import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the operator's command needs to reach a running backend; whoever can read the file owns the data beside it anyway. */
interface OperatorFile {
  port: number;
  secret: string;
}

const nameIn = (dataDir: string) => join(dataDir, 'operator.json');

export function newOperatorSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Written aside and renamed, so that nobody reads half of it, nor anybody else any of it. */
export function writeOperatorFile(dataDir: string, content: OperatorFile): void {
  const aside = `${nameIn(dataDir)}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(content), { mode: 0o600 });
  renameSync(aside, nameIn(dataDir));
}

/** Removes the file, unless it is another backend's by now. */
export function removeOperatorFile(dataDir: string, secret: string): void {
  try {
    const content = JSON.parse(readFileSync(nameIn(dataDir), 'utf8')) as Partial<OperatorFile>;
    if (content.secret === secret) rmSync(nameIn(dataDir), { force: true });
  } catch {
    // Gone already, or never written: nothing to remove.
  }
}

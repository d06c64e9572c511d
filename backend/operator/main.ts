import { userInfo } from 'node:os';
import { runOperator } from './run.ts';

/** Containers may run as a user without a name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runOperator(process.argv.slice(2), {
  env: process.env,
  clock: () => new Date(),
  stdout: process.stdout,
  stderr: process.stderr,
  systemUser,
});

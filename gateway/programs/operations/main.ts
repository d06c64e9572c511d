import { runOperations } from './run.ts';

try {
  process.stdout.write(await runOperations(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { ensureBuilt } from './build.mjs';

const HELP = `Runs the built product under a mixed load, and reports whether memory, handles or files grow.

  npm run soak                   30 minutes
  npm run soak -- --minutes 60

PostgreSQL (TEST_POSTGRES_URL) and Redis are used if they are running, otherwise SQLite and memory.
Caches are filled first, and the first third of the time is warm-up. The exit code is 0 if everything stayed within its bound, else 1.`;

/** `npm run soak` */
export async function run(args) {
  const options = { minutes: { type: 'string', default: '30' }, help: { type: 'boolean', short: 'h' } };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
  if (values.help) return console.log(HELP);
  const minutes = Number(values.minutes);
  if (!(minutes >= 3)) {
    console.error('--minutes must be 3 or more: there is one measurement per minute.');
    process.exit(2);
  }
  await ensureBuilt();
  register();
  const { run: soak } = await import('../tests/soak/soak.ts');
  process.exit((await soak(minutes)) ? 0 : 1);
}

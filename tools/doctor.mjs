import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { builtModule, ensureBuilt } from './build/build.mjs';

const USAGE = `npm run doctor -- --php https://host/php [--user email] [--json]

Calls every script that the gateway reads from, and reports differences from the contract. Changes nothing on the host.

  --php    the host's address, with or without /php at the end
  --user   logs in as this customer, reads what only a customer may read, and logs out;
           asks for the password unless the environment variable DOCTOR_PASSWORD is set
  --json   prints JSON

Exit codes: 0 if the gateway can run on the host, 1 if it can't, 2 for wrong arguments.`;

class UsageError extends Error {}

/** Examines a PHP host. */
export async function run(args) {
  try {
    process.exitCode = await examine(readOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}

async function examine({ php, user, json }) {
  await ensureBuilt(['server']);
  const { hostOf } = await import(builtModule('gateway/config'));
  const { examineHost } = await import(builtModule('gateway/programs/doctor/doctor'));
  const { formatDiagnosis, countVerdicts } = await import(builtModule('gateway/programs/doctor/report'));
  const login = user === undefined ? null : { email: user, password: await readPassword() };
  const diagnosis = await examineHost(hostOf(php), login);
  const { canRun, findings, ...rest } = diagnosis;
  const report = { canRun, ...rest, counts: countVerdicts(findings), findings };
  console.log(json ? JSON.stringify(report, null, 2) : formatDiagnosis(diagnosis));
  return canRun ? 0 : 1;
}

function readOptions(args) {
  const options = { php: { type: 'string' }, user: { type: 'string' }, json: { type: 'boolean' } };
  const { values } = parse(args, options);
  if (!values.php) throw new UsageError('--php is missing.');
  const isAddress = URL.canParse(values.php) && /^https?:$/.test(new URL(values.php).protocol);
  if (!isAddress) throw new UsageError('--php must be an address such as https://www.example.org/php.');
  return values;
}

function parse(args, options) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new UsageError(error.message);
  }
}

/** Not an argument, because every user of the machine can read arguments. */
async function readPassword() {
  const configured = process.env.DOCTOR_PASSWORD;
  if (configured) return configured;
  if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask for the password: set DOCTOR_PASSWORD.');
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  // The terminal doesn't echo the password.
  const terminal = createInterface({ input: process.stdin, output: discard, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write('Password: ');
  const password = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return password;
}

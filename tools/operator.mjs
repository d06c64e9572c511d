import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const acts = ['confirm', 'complete', 'cancel'];

const usage = `Say what to do:
  npm run operator -- list
  npm run operator -- confirm|complete|cancel MW-12345`;

/** @param {string} problem */
function stop(problem) {
  console.error(problem);
  process.exit(1);
}

/** Where the running backend listens, and the secret that it asks for; null when none runs here. */
async function findBackend() {
  const folder = resolve(process.env.DATA_DIR || './data');
  const text = await readFile(join(folder, 'operator.json'), 'utf8').catch(() => null);
  if (text === null) stop(`No backend runs on ${folder}. Start the product, or say its DATA_DIR.`);
  return JSON.parse(text);
}

/**
 * @param {{ port: number, secret: string }} backend
 * @param {'GET' | 'POST'} method
 * @param {string} path
 */
async function call({ port, secret }, method, path) {
  const response = await fetch(`http://127.0.0.1:${port}/operator/${path}`, {
    method,
    headers: { 'x-operator-secret': secret },
  }).catch(() => null);
  if (!response) return stop('The backend does not answer. It has ended without tidying up; start the product again.');
  const body = await response.json();
  if (!body.success) stop(body.message);
  return body;
}

/** @param {Record<string, string | number | null>} appointment */
function row({ reference, status, paid, date, starts_at, service_name, specialist_name }) {
  const state = `${status}${paid ? ', paid' : ''}`;
  return `${reference}  ${date} ${starts_at}  ${state.padEnd(15)}  ${service_name}, ${specialist_name ?? 'not assigned'}`;
}

/** Does what a specialist's office would do, on the backend that runs on this data folder. */
export async function run([act, reference]) {
  const isAct = acts.includes(act) && reference;
  if (!isAct && act !== 'list') stop(usage);
  const backend = await findBackend();
  if (act === 'list') {
    const { appointments } = await call(backend, 'GET', 'appointments');
    console.log(appointments.map(row).join('\n') || 'There are no open appointments.');
    return;
  }
  const { status } = await call(backend, 'POST', `appointments/${encodeURIComponent(reference)}/${act}`);
  console.log(`${reference} is ${status}.`);
}

// The production image runs this file itself: it has neither tools/run.mjs nor its packages.
if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));

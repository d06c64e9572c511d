import { createServer } from 'node:http';
import { CHANGING, customer, notifications, services, specialists, workshops } from './host-data.ts';

/** Messages to the host's process, which replies with the number of calls so far. */
export interface HostSettings {
  /** The delay of each response. */
  readonly latencyMs: number;
  /** Whether each response to a customer differs from the one before. */
  readonly isChanging: boolean;
}

export interface HostReport {
  readonly calls: number;
}

interface Answer {
  readonly bytes: Buffer;
  /** The position of the text that can change; -1 without one. */
  readonly changingAt: number;
}

let settings: HostSettings = { latencyMs: 0, isChanging: false };
let calls = 0;
const answers = new Map<string, Answer>();

function content(url: string): object {
  const { pathname, searchParams: query } = new URL(url, 'http://host');
  const number = (name: string) => Number(query.get(name));
  switch (pathname) {
    case '/php/specialists.php':
      return specialists(number('page'), number('per_page'), query.get('serviceType'));
    case '/php/services.php':
      return { success: true, services };
    case '/php/getWorkshopLocations.php':
      return { success: true, locations: workshops };
    case '/php/getUserData.php':
      return customer(number('userId'));
    case '/php/getNotifications.php':
      return notifications(number('userId'));
    default:
      throw new Error(`no such script: ${pathname}`);
  }
}

/** Created once for each URL, so that the host's cost doesn't hide the gateways'. */
function answerTo(url: string): Answer {
  const known = answers.get(url);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(content(url)));
  const made = { bytes, changingAt: bytes.indexOf(CHANGING) };
  answers.set(url, made);
  return made;
}

function bytesFor(url: string): Buffer {
  const { bytes, changingAt } = answerTo(url);
  if (!settings.isChanging || changingAt === -1) return bytes;
  const changed = Buffer.from(bytes);
  changed.write(`visit-${String(calls).padStart(8, '0')}`, changingAt);
  return changed;
}

createServer((request, response) => {
  calls++;
  const bytes = bytesFor(request.url ?? '');
  const send = () =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
  if (settings.latencyMs === 0) send();
  else setTimeout(send, settings.latencyMs);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('message', (changes: Partial<HostSettings>) => {
  settings = { ...settings, ...changes };
  process.send?.({ calls } satisfies HostReport);
});

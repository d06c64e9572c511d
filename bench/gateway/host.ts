import { createServer } from 'node:http';
import {
  availableDates,
  CHANGING,
  customer,
  formOptions,
  immediateServices,
  notifications,
  rescheduleTimeSlots,
  services,
  specialists,
  specialistsOf,
  timeSlots,
  workshops,
} from './host-data.ts';

/** Messages to the host's process, which replies with the number of calls so far. */
export interface HostSettings {
  /** The delay of each response. */
  readonly latencyMs: number;
  /** Whether each response to a customer differs from the one before. */
  readonly isChanging: boolean;
}

export interface HostReport {
  readonly calls: number;
  /** The addresses of the first calls since the previous report. */
  readonly urls: readonly string[];
}

const MAX_REPORTED = 100;

interface Answer {
  readonly bytes: Buffer;
  /** The positions of the text that can change. */
  readonly changingAt: readonly number[];
}

let settings: HostSettings = { latencyMs: 0, isChanging: false };
let calls = 0;
let urls: string[] = [];
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
    case '/php/immediate-services.php':
      return { success: true, services: immediateServices };
    case '/php/getSpecialistsByService.php':
      return specialistsOf(number('serviceId'));
    case '/php/formOptions.php':
      return formOptions;
    case '/php/getAvailableDates.php':
      return availableDates(number('specialistId'));
    case '/php/getAvailableTimeSlots.php':
      return timeSlots(number('serviceId'));
    case '/php/appointment-actions.php':
      return rescheduleTimeSlots;
    case '/php/check-email.php':
      return { success: true, available: true };
    case '/bytes':
      return { text: 'a'.repeat(number('length')) };
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
  const made = { bytes, changingAt: [...positionsOf(bytes)] };
  answers.set(url, made);
  return made;
}

function* positionsOf(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(CHANGING); at !== -1; at = bytes.indexOf(CHANGING, at + 1)) yield at;
}

function bytesFor(url: string): Buffer {
  const { bytes, changingAt } = answerTo(url);
  if (!settings.isChanging || changingAt.length === 0) return bytes;
  const changed = Buffer.from(bytes);
  for (const position of changingAt) changed.write(`visit-${String(calls).padStart(8, '0')}`, position);
  return changed;
}

createServer((request, response) => {
  calls++;
  if (urls.length < MAX_REPORTED) urls.push(request.url ?? '');
  request.resume();
  const bytes = bytesFor(request.url ?? '');
  const send = () =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
  if (settings.latencyMs === 0) send();
  else setTimeout(send, settings.latencyMs);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('message', (changes: Partial<HostSettings>) => {
  settings = { ...settings, ...changes };
  process.send?.({ calls, urls } satisfies HostReport);
  urls = [];
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from '../../support/gateway-process.ts';
import { operate } from '../../support/operator.ts';
import { codeFrom } from '../../support/outbox.ts';
import { newBookingKey } from '../booking.ts';
import { browseServices, freeDays, freeTimeSlots } from '../directory.ts';
import { present } from '../failures.ts';
import { MendwellClient } from '../mendwell-client.ts';

export const location = { customerLocation: 'HOME_SERVICE' } as const;
export const ada = { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.com', phone: '07700 900123' };
export const password = 'Wrench-and-9-bolts!';

/** The product as processes with data of its own, and what the client doesn't do itself. */
export interface RunningProduct {
  readonly client: MendwellClient;
  /** The specialist confirms or completes an appointment. */
  readonly specialist: (command: 'confirm' | 'complete', appointmentId: string) => Promise<void>;
  /** The code in the newest email to the address. */
  readonly codeFor: (email: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function startRunningProduct(): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-sample-client-'));
  const { url, signal, ended } = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const client = new MendwellClient(url);
  return {
    client,
    // The operator's commands know the host's id.
    specialist: (command, id) => operate(dataDir, command, id.replace('appointment-', '')),
    codeFor: (email) => codeFrom(url, email),
    async stop() {
      client.close();
      signal('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new booking of a plumber at the first free time. */
export async function plumberBooking(client: MendwellClient) {
  const serviceId = await plumbingOf(client);
  const address = '1 High Street, LE1 6XH';
  // Only the first half of the postcode: the address would stand in logs and caches.
  const where = { serviceId, location, near: 'LE1' };
  const date = present((await freeDays(client, where))[0]);
  const { timeSlotId } = present((await freeTimeSlots(client, { ...where, date }))[0]);
  const photos = [new File([await readFile('docs/product.webp')], 'tap.webp', { type: 'image/webp' })];
  const problem = { itemDetails: 'Kitchen tap', issueDescription: 'It drips.', address };
  return { ...problem, serviceId, location, date, timeSlotId, photos, idempotencyKey: newBookingKey() };
}

export async function plumbingOf(client: MendwellClient): Promise<string> {
  const services = await browseServices(client);
  return present(services.find(({ name }) => name === 'Plumbing')).id;
}

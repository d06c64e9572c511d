import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, send } from '../../tests/cluster/support/customers.ts';
import { MUTATIONS } from '../../tests/examples/all.ts';
import { BOOK } from '../../tests/gateway/booking-fixtures.ts';
import { COMPLETE_PHOTO, multipart } from '../../tests/gateway/photo-fixtures.ts';
import { bookingInputFor } from './bookings.ts';

/**
 * A program of its own: attacks an address from another one until it is killed, as hard as it can.
 * Its arguments are the address and the name of the attack.
 */

const FROM = '127.0.0.9';
const CONCURRENCY = 32;
const SILENT = 5_400;

const [url = '', attack = ''] = process.argv.slice(2);

const calendars = (aliases: number) =>
  `query ($date: Date!) { services { ${Array.from(
    { length: aliases },
    (_, index) => `a${index}: timeSlots(date: $date, location: { customerLocation: HOME_SERVICE }) { timeSlotId }`,
  ).join(' ')} } }`;

/** One of the next sixty days. */
const day = (index: number) => new Date(Date.now() + (1 + (index % 60)) * 86_400_000).toISOString().slice(0, 10);

const MARKERS = Array.from({ length: 10 }, (_, index) => ({
  name: `${index}.jpg`,
  bytes: Buffer.alloc(1_000_000, Buffer.from([0xff, 0x01])),
}));
const TIME = { serviceId: 'service-3', specialistId: 'specialist-1', date: day(1), timeSlotId: '1' };

async function encoded(photos: { name: string; bytes: Buffer }[]): Promise<{ body: Buffer; type: string }> {
  const response = new Response(multipart(BOOK, bookingInputFor(TIME, 'attacker@cluster.example'), photos));
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}
const uploaded = ({ body, type }: { body: Buffer; type: string }) =>
  send(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
    body,
    from: FROM,
  });

const names = { ...MUTATIONS.applyAsSpecialist?.input(), customLocations: Array<string>(60_000).fill('') };
const markers = await encoded(MARKERS);
const whole = await encoded([{ name: 'tap.png', bytes: Buffer.concat([COMPLETE_PHOTO, Buffer.alloc(100_000)]) }]);
const malformed = {
  ...whole,
  body: Buffer.from(whole.body.toString('latin1').replace('name="map"', 'name="x"'), 'latin1'),
};

const ATTACKS: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
  'calendars, refused': (index) => ask(url, calendars(15), { variables: { date: day(index) }, from: FROM }),
  'calendars, allowed': (index) => ask(url, calendars(1), { variables: { date: day(index) }, from: FROM }),
  names: () =>
    ask(
      url,
      'mutation ($input: ApplyAsSpecialistInput!) { applyAsSpecialist(input: $input) { userErrors { code } } }',
      {
        variables: { input: names },
        from: FROM,
      },
    ),
  'markers of JPEG': () => uploaded(markers),
  'malformed multipart': () => uploaded(malformed),
};

async function repeat(once: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; ; index += 1) await once(index).catch(() => undefined);
}

/** Opens as many connections again as are closed. */
async function stayOpen(): Promise<void> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  for (;;) {
    while (open.size < SILENT) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: FROM });
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    await pause(100);
  }
}

const once = ATTACKS[attack];
await (once ? Promise.all(Array.from({ length: CONCURRENCY }, () => repeat(once))) : stayOpen());

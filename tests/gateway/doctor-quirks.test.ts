import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { examineHost } from '../../gateway/programs/doctor/doctor.ts';
import { formatDiagnosis } from '../../gateway/programs/doctor/report.ts';
import { FakePhp, type Script } from '../support/fake-php.ts';
import { CLEAN, CUSTOMER, SPECIALIST, USER } from './documented-host.ts';

const php = new FakePhp();
beforeAll(() => php.start());
afterAll(() => php.stop());
beforeEach(() => {
  php.reset();
  php.answer(CLEAN);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const service = { id: 1, name: 'Vehicle Repair' };
const SERVICES = JSON.stringify({ services: [service] });
const services = (list: unknown, more: object = {}): Script => ({ json: { success: true, services: list, ...more } });
const directory = (changes: object, more: object = {}): Script => ({
  json: { success: true, specialists: [{ ...SPECIALIST, ...changes }], total_pages: 1, ...more },
});
const customer = (changes: object): Script => ({ json: { ...CUSTOMER, ...changes } });
const appointment = (changes: object) => customer({ recentAppointments: [{ id: 12, serviceId: 1, ...changes }] });
const offered = JSON.stringify(SPECIALIST.services);

it.each<[quirk: string, call: string, script: string, answer: Script]>([
  ['bare array', 'listServices', 'services.php', { json: [service] }],
  [
    'diagnostics before JSON',
    'listServices',
    'services.php',
    {
      raw: `<br />\n<b>Warning</b>: x in <b>y</b><br />\n${JSON.stringify({ services: [service] })}`,
      headers: JSON_TYPE,
    },
  ],
  ...['\n<!-- cached -->', '<br />\n<b>Notice</b>: x in <b>y</b><br />\n'].map(
    (after): [string, string, string, Script] => [
      'other output after JSON',
      'listServices',
      'services.php',
      { raw: SERVICES + after, headers: JSON_TYPE },
    ],
  ),
  [
    'numbers of 64 bits',
    'listServices',
    'services.php',
    { raw: '{"services":[{"id":98765432109876543,"name":"12, 98765432109876543"}]}', headers: JSON_TYPE },
  ],
  ['numbers too large for the graph', 'listSpecialists', 'specialists.php', directory({ base_price: 99_999_999 })],
  [
    'byte order mark',
    'listServices',
    'services.php',
    { raw: `\ufeff${JSON.stringify({ services: [service] })}`, headers: JSON_TYPE },
  ],
  ['JSON called something else', 'listServices', 'services.php', { raw: JSON.stringify({ services: [service] }) }],
  [
    'Latin-1',
    'listServices',
    'services.php',
    { raw: Buffer.from(JSON.stringify({ services: [{ id: 1, name: 'Café' }] }), 'latin1'), headers: JSON_TYPE },
  ],
  ...['ISO-8859-1', 'windows-1252', 'us-ascii', 'utf8mb4'].map((charset): [string, string, string, Script] => [
    'UTF-8 called something else',
    'listServices',
    'services.php',
    {
      raw: JSON.stringify({ services: [{ id: 1, name: 'Café' }] }),
      headers: { 'content-type': `application/json; charset=${charset}` },
    },
  ]),
  ...(
    [
      ['none', SERVICES],
      ['gzip', SERVICES],
      ['deflate', deflateRawSync(SERVICES)],
      ['gzip', Buffer.concat([gzipSync(SERVICES), Buffer.from('\n')])],
      ['gzip', gzipSync(gzipSync(SERVICES))],
    ] as const
  ).map(([encoding, raw]): [string, string, string, Script] => [
    'compressed in another way than Content-Encoding says',
    'listServices',
    'services.php',
    { raw, headers: { ...JSON_TYPE, 'content-encoding': encoding } },
  ]),
  ['entities in text', 'listServices', 'services.php', services([{ id: 1, name: 'Bed &amp; bath' }])],
  ['flag as text', 'listServices', 'services.php', services([service], { success: '1' })],
  ['flag as number', 'listServices', 'services.php', services([service], { success: 1 })],
  ['list with numbers for names', 'listServices', 'services.php', services({ 1: service })],
  [
    'list with numbers for names, in an order of its own',
    'listServices',
    'services.php',
    {
      raw: `{"services":{"7":${JSON.stringify(service)},"3":${JSON.stringify({ ...service, id: 3 })}}}`,
      headers: JSON_TYPE,
    },
  ],
  ['entities in text', 'listServices', 'services.php', services([{ id: 1, name: 'Caf&Eacute; &hearts;' }])],
  [
    "a word such as 'null' for nothing",
    'listServices',
    'services.php',
    services([{ ...service, description: 'NULL' }]),
  ],
  ['price of 0, or a high price below the low one', 'listSpecialists', 'specialists.php', directory({ price_high: 0 })],
  [
    'price of 0, or a high price below the low one',
    'listSpecialists',
    'specialists.php',
    directory({ price_high: 40 }),
  ],
  ['numbers as text', 'listSpecialists', 'specialists.php', directory({ base_price: '45.00' })],
  ['amounts with a sign or commas', 'listSpecialists', 'specialists.php', directory({ base_price: '£1,045' })],
  ['services as JSON in a text', 'listSpecialists', 'specialists.php', directory({ services: offered })],
  [
    'services as escaped JSON',
    'listSpecialists',
    'specialists.php',
    directory({ services: offered.replaceAll('"', '&quot;') }),
  ],
  ['{} for a list', 'listSpecialists', 'specialists.php', directory({ reviews: {} })],
  ['no list, read as an empty one', 'listSpecialists', 'specialists.php', { json: { success: true } }],
  ['data under user or profile', 'readCustomer', 'getUserData.php', { json: { user: CUSTOMER } }],
  ["'Not assigned' for an id", 'readCustomer', 'getUserData.php', appointment({ specialistId: 'Not assigned' })],
  ['zero date for none', 'readCustomer', 'getUserData.php', appointment({ confirmedAt: '0000-00-00 00:00:00' })],
  [
    'moment with a zone for a day',
    'readCustomer',
    'getUserData.php',
    appointment({ date: '2027-07-31T23:00:00.000000Z' }),
  ],
  [
    'moment with a zone for a day',
    'listAvailableDates',
    'getAvailableDates.php',
    { json: { success: true, dates: ['2026-11-24T00:00:00Z'] } },
  ],
  [
    'moment with a zone for a time',
    'readCustomer',
    'getUserData.php',
    appointment({ firstChoiceTime: '2027-07-31T09:00:00+00:00' }),
  ],
  ['empty text for nothing', 'readCustomer', 'getUserData.php', appointment({ details: '' })],
  ['flag as text', 'readCustomer', 'getUserData.php', appointment({ isDifferentLocation: '0' })],
  ['numbers as text', 'readCustomer', 'getUserData.php', customer({ pendingReviews: '2' })],
])('tolerates %s in %s, and runs on such a host (FAULT-07)', async (quirk, call, script, answer) => {
  php.answer({ [script]: answer });
  const { canRun, findings } = await examineHost(php.origin, USER);
  const finding = findings.find((finding) => finding.call === call);
  expect(finding).toMatchObject({ verdict: 'tolerated', problems: [] });
  expect(finding?.quirks.map((found) => found.quirk)).toEqual([quirk]);
  expect([canRun, findings.filter(({ verdict }) => verdict === 'broken')]).toEqual([true, []]);
});

it.each([
  [true, 'Idempotency keys are kept'],
  [false, 'Idempotency keys are not kept: customers are asked to check before they repeat a booking.'],
])('says whether the host keeps idempotency keys: %s', async (keepsKeys, line) => {
  php.keepsIdempotencyKeys = keepsKeys;
  const diagnosis = await examineHost(php.origin, null);
  expect(diagnosis.keepsIdempotencyKeys).toBe(keepsKeys);
  expect(formatDiagnosis(diagnosis)).toContain(line);
});

it('names the status 429 of a host', async () => {
  php.answer({ 'services.php': { raw: 'Slow down', status: 429, headers: { 'retry-after': '30' } } });
  const { findings } = await examineHost(php.origin, null);
  expect(findings.find(({ call }) => call === 'listServices')).toMatchObject({
    verdict: 'broken',
    status: 429,
    quirks: [{ quirk: 'status 429, as RATE_LIMITED with its Retry-After' }],
    problems: [{ problem: 'limits how often it is called (429)' }],
  });
});

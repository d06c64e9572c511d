import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { examineHost } from '../../gateway/programs/doctor/doctor.ts';
import { formatDiagnosis } from '../../gateway/programs/doctor/report.ts';
import { scriptOf } from '../examples/all.ts';
import type { Call } from '../examples/example.ts';
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
const raw = (body: string | Buffer): Script => ({ raw: body, headers: JSON_TYPE });
const services = (list: unknown, more: object = {}): Script => ({ json: { success: true, services: list, ...more } });
const directory = (changes: object, more: object = {}): Script => ({
  json: { success: true, specialists: [{ ...SPECIALIST, ...changes }], total_pages: 1, ...more },
});
const customer = (changes: object): Script => ({ json: { ...CUSTOMER, ...changes } });
const appointment = (changes: object) => customer({ recentAppointments: [{ id: 12, serviceId: 1, ...changes }] });
const offered = JSON.stringify(SPECIALIST.services);

it.each<[quirk: string, call: Call, answer: Script]>([
  ['bare array', 'listServices', { json: [service] }],
  ['diagnostics before JSON', 'listServices', raw(`<br />\n<b>Warning</b>: x in <b>y</b><br />\n${SERVICES}`)],
  ...['\n<!-- cached -->', '<br />\n<b>Notice</b>: x in <b>y</b><br />\n'].map((after): [string, Call, Script] => [
    'other output after JSON',
    'listServices',
    raw(SERVICES + after),
  ]),
  ['numbers of 64 bits', 'listServices', raw('{"services":[{"id":98765432109876543,"name":"12, 98765432109876543"}]}')],
  ['numbers too large for the graph', 'listSpecialists', directory({ base_price: 99_999_999 })],
  ['byte order mark', 'listServices', raw(`\ufeff${SERVICES}`)],
  ['JSON called something else', 'listServices', { raw: SERVICES }],
  ['Latin-1', 'listServices', raw(Buffer.from(JSON.stringify({ services: [{ id: 1, name: 'Café' }] }), 'latin1'))],
  ...['ISO-8859-1', 'windows-1252', 'us-ascii', 'utf8mb4'].map((charset): [string, Call, Script] => [
    'UTF-8 called something else',
    'listServices',
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
  ).map(([encoding, raw]): [string, Call, Script] => [
    'compressed in another way than Content-Encoding says',
    'listServices',
    { raw, headers: { ...JSON_TYPE, 'content-encoding': encoding } },
  ]),
  ['entities in text', 'listServices', services([{ id: 1, name: 'Bed &amp; bath' }])],
  ['flag as text', 'listServices', services([service], { success: '1' })],
  ['flag as number', 'listServices', services([service], { success: 1 })],
  ['list with numbers for names', 'listServices', services({ 1: service })],
  [
    'list with numbers for names, in an order of its own',
    'listServices',
    raw(`{"services":{"7":${JSON.stringify(service)},"3":${JSON.stringify({ ...service, id: 3 })}}}`),
  ],
  ['entities in text', 'listServices', services([{ id: 1, name: 'Caf&Eacute; &hearts;' }])],
  ["a word such as 'null' for nothing", 'listServices', services([{ ...service, description: 'NULL' }])],
  ['price of 0, or a high price below the low one', 'listSpecialists', directory({ price_high: 0 })],
  ['price of 0, or a high price below the low one', 'listSpecialists', directory({ price_high: 40 })],
  ['numbers as text', 'listSpecialists', directory({ base_price: '45.00' })],
  ['amounts with a sign or commas', 'listSpecialists', directory({ base_price: '£1,045' })],
  ['services as JSON in a text', 'listSpecialists', directory({ services: offered })],
  ['services as escaped JSON', 'listSpecialists', directory({ services: offered.replaceAll('"', '&quot;') })],
  ['{} for a list', 'listSpecialists', directory({ reviews: {} })],
  ['no list, read as an empty one', 'listSpecialists', { json: { success: true } }],
  ['data under user or profile', 'readCustomer', { json: { user: CUSTOMER } }],
  ["'Not assigned' for an id", 'readCustomer', appointment({ specialistId: 'Not assigned' })],
  ['zero date for none', 'readCustomer', appointment({ confirmedAt: '0000-00-00 00:00:00' })],
  ['moment with a zone for a day', 'readCustomer', appointment({ date: '2027-07-31T23:00:00.000000Z' })],
  ['moment with a zone for a day', 'listAvailableDates', { json: { success: true, dates: ['2026-11-24T00:00:00Z'] } }],
  ['moment with a zone for a time', 'readCustomer', appointment({ firstChoiceTime: '2027-07-31T09:00:00+00:00' })],
  ['empty text for nothing', 'readCustomer', appointment({ details: '' })],
  ['flag as text', 'readCustomer', appointment({ isDifferentLocation: '0' })],
  ['numbers as text', 'readCustomer', customer({ pendingReviews: '2' })],
])('tolerates %s in %s, and runs on such a host (FAULT-07)', async (quirk, call, answer) => {
  php.answer({ [scriptOf(call)]: answer });
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

import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { normaliseLine, normaliseText, plainText } from '#shared/plain-text.ts';
import { formatAddress } from '#shared/uk/address.ts';
import { MAX_ENTRIES } from '../../gateway/limits.ts';
import { MUTATION_NAMES, MUTATIONS, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import type { ReceivedCall } from '../support/fake-php.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { until } from '../support/until.ts';
import { type GraphAnswer, NO_LIMITS, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { documentOf, inputTypeOf, isEchoed, type Leaf, leavesOf, type Path, perform } from './whole-graph.ts';

/**
 * Fields that the usual inputs can't have, since another field replaces them, or makes the gateway
 * ignore them.
 */
const LEFT_OUT = new Set(['bookAppointment.vehicleId', 'location.workshopId']);

/**
 * Fields that aren't passed on unchanged: they are mapped, or ignored in favour of other fields.
 */
const NOT_SENT =
  /^(itemDetails|location\.|code$|purpose|availability|travelDistance|yearsOfExperience|liabilityInsurance)/;

/** Other fields that may report an invalid value, since the two are validated together. */
const GOES_WITH: Readonly<Record<string, string>> = {
  services: 'pricing',
  customServices: 'pricing',
  pricing: 'services',
  newPassword: 'confirmPassword',
};

/** What an error says of an empty or overlong text. What has a format is only right or wrong. */
const EMPTY_CODE = (field: string) => (/^(idempotencyKey|handle)$/.test(field) ? 'INVALID' : 'REQUIRED');
const OVERLONG_CODE = (field: string) =>
  /^(idempotencyKey|handle|code|\w*[tT]oken)$|(appointment|service|[sS]pecialist|vehicle|customer|notification)Id$/.test(
    field,
  )
    ? 'INVALID'
    : 'TOO_LARGE';

const mutations = MUTATION_NAMES.filter((name) => inputTypeOf(name) !== null);
const usual = (name: MutationName) => ({ ...MUTATIONS[name].input(), ...MUTATIONS[name].rest });

const leaves = (name: MutationName): Leaf[] => leavesOf(inputTypeOf(name), usual(name));

/** The input with another value at a path; undefined removes the field. */
function changed(input: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = changed(Object(input)[name], rest, value);
  if (Array.isArray(input)) return input.map((part, index) => (index === name ? inner : part));
  return { ...Object(input), [name]: inner };
}

/** All texts that calls send to the host, in any encoding. */
function textsOf(calls: readonly ReceivedCall[]): string[] {
  return calls.flatMap(({ body, parts, path, query, headers }) => {
    const isForm = String(headers['content-type']).includes('urlencoded');
    const inBody = body === '' ? [] : isForm ? [...new URLSearchParams(body).values()] : deepTexts(JSON.parse(body));
    const inParts = parts.flatMap((part) => ('text' in part ? [part.text, ...textsInside(part.text)] : []));
    return [
      ...inBody,
      ...inParts,
      decodeURIComponent(path),
      ...Object.values(query),
      String(headers['idempotency-key']),
    ];
  });
}

/** The texts of a part that contains JSON. */
function textsInside(text: string): string[] {
  try {
    return deepTexts(JSON.parse(text));
  } catch {
    return [];
  }
}

function deepTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(deepTexts) : [];
}

const gateway = await sharedGateway({ limits: NO_LIMITS });
beforeEach(() => {
  gateway.php.answer(WHOLE_HOST);
});

/**
 * The writes of an operation, by its request id: background calls of earlier operations may still
 * arrive.
 */
const writes = ({ headers: answered }: GraphAnswer) =>
  gateway.php.calls.filter(({ method, headers }) => {
    return method === 'POST' && headers['x-request-id'] === answered.get('x-request-id');
  });

interface Judged {
  readonly answer: GraphAnswer;
  /**
   * 'document': refused as invalid. 'person': refused with user errors. 'taken': carried out.
   */
  readonly by: 'document' | 'person' | 'taken';
}

/** Sends a mutation with one invalid value: it must respond, and never be carried out in part. */
async function give(
  name: MutationName,
  leaf: Leaf,
  value: unknown,
  codeOf?: (field: string) => string,
): Promise<Judged> {
  gateway.php.calls.length = 0;
  const input = changed(usual(name), leaf.path, value);
  // Values in place of a file are tested without files; with files the path must be null.
  const answer =
    leaf.type === 'Upload'
      ? await gateway.graph(documentOf(name), { input }, SESSION)
      : await perform(gateway, name, input);
  const where = `${name}.${leaf.path.join('.')} ${JSON.stringify(answer.errors ?? answer.data).slice(0, 600)}`;
  expect(answer.status, where).toBeLessThan(500);
  expect(JSON.stringify(answer.errors ?? []), where).not.toMatch(/INTERNAL_SERVER_ERROR|Something went wrong/);
  const payload = answer.data?.[name];
  const by = answer.errors ? 'document' : payload.userErrors.length > 0 ? 'person' : 'taken';
  if (by === 'document') expect(answer.errors?.[0].extensions.code, where).toBe('BAD_USER_INPUT');
  if (by === 'person') {
    const places = payload.userErrors.map(({ field }: { field: string[] | null }) => field?.join('.') ?? '');
    const expected = [leaf.path.join('.'), GOES_WITH[String(leaf.path[0])]];
    const isThere = (place: string) => expected.some((each) => each !== undefined && overlap(each, place));
    expect(places.some(isThere), where).toBe(true);
    const field = String(leaf.path.at(-1));
    // Two new passwords are compared first.
    if (codeOf && !/^(new|confirm)Password$/.test(field))
      expect(payload.userErrors, where).toContainEqual(
        expect.objectContaining({ field: leaf.path.map(String), code: codeOf(field) }),
      );
  }
  if (by !== 'taken') expect(writes(answer), where).toEqual([]);
  return { answer, by };
}

/** Whether one of two paths is a prefix of the other. */
function overlap(first: string, second: string): boolean {
  return second !== '' && (`${first}.`.startsWith(`${second}.`) || `${second}.`.startsWith(`${first}.`));
}

const isText = ({ type }: Leaf) => type === 'String' || type === 'ID';

it('covers every mutation with an input, and all its fields', () => {
  const fields = graphSchema.getMutationType()?.getFields() ?? {};
  expect(Object.keys(MUTATIONS).toSorted()).toEqual(Object.keys(fields).toSorted());
  for (const name of mutations) {
    const missing = missingFields(inputTypeOf(name) ?? undefined, usual(name), name);
    expect(missing).toEqual([]);
  }
});

function missingFields(type: GraphQLInputType | undefined, value: unknown, path: string): string[] {
  const named = getNamedType(type);
  const sample = Array.isArray(value) ? value[0] : value;
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const inner = `${path}.${field.name}`;
    if (LEFT_OUT.has(inner) || LEFT_OUT.has(inner.split('.').slice(-2).join('.'))) return [];
    const part: unknown = Object(sample)[field.name];
    return part === undefined ? [inner] : missingFields(field.type, part, inner);
  });
}

describe.each(mutations.filter((name) => !isEchoed(name)))('%s', (name) => {
  it('is carried out with a valid input', async () => {
    const answer = await perform(gateway, name, usual(name));
    expect(answer.errors).toBeUndefined();
    expect(answer.data[name].userErrors).toEqual([]);
    expect(writes(answer)).not.toEqual([]);
  });

  it('requires its required fields, and no others', async () => {
    for (const leaf of leaves(name).filter(({ type }) => type !== 'Upload')) {
      const isItem = typeof leaf.path.at(-1) === 'number';
      if (!isItem) {
        const { by } = await give(name, leaf, undefined);
        if (leaf.isRequired) expect(by, leaf.path.join('.')).toBe('document');
      }
      const { by } = await give(name, leaf, null);
      if (leaf.isRequired) expect(by, leaf.path.join('.')).toBe('document');
    }
  });

  it('refuses empty required fields', async () => {
    for (const leaf of leaves(name).filter(isText)) {
      // A password may consist of spaces.
      const empties = /password/i.test(String(leaf.path.at(-1))) ? [''] : ['', ' \t\n '];
      for (const empty of empties) {
        const { by } = await give(name, leaf, empty, EMPTY_CODE);
        if (leaf.isRequired) expect(by, `${leaf.path.join('.')} ${JSON.stringify(empty)}`).toBe('person');
      }
    }
  });

  it('refuses overlong texts', async () => {
    for (const leaf of leaves(name).filter(isText)) {
      const value = leaf.path.reduce((inner: unknown, key) => Object(inner)[key], usual(name));
      const [, type] = /^([a-z]+-)/.exec(String(value)) ?? [];
      if (leaf.type === 'ID' && type) expect((await give(name, leaf, type + 'x'.repeat(65))).by).toBe('person');
      const { by } = await give(name, leaf, 'a'.repeat(10_001), OVERLONG_CODE);
      expect(by, leaf.path.join('.')).toBe('person');
    }
  });

  it('is refused before it is parsed with a text of a megabyte', async () => {
    for (const leaf of leaves(name).filter(isText).slice(0, 2)) {
      gateway.php.calls.length = 0;
      const { status, errors } = await perform(gateway, name, changed(usual(name), leaf.path, 'a'.repeat(1_048_576)));
      expect([400, 413]).toContain(status);
      expect(errors).toHaveLength(1);
      expect(gateway.php.calls).toEqual([]);
    }
  });

  it('refuses values of other types', async () => {
    for (const leaf of leaves(name)) {
      const wrong: unknown[] = [{}, [[]], { constructor: 'x' }];
      if (leaf.type === 'String') wrong.push(7, true);
      if (leaf.type === 'Upload') wrong.push('file', 7);
      if (leaf.type === 'Int') wrong.push('7', 1.5, 1e12, true);
      if (leaf.type === 'Boolean') wrong.push('true', 1);
      if (!isText(leaf) && leaf.type !== 'Int') wrong.push('no such value');
      if (leaf.type === 'Date') wrong.push('2026-02-30', '0000-00-00', 20260101);
      for (const value of wrong) {
        const { by } = await give(name, leaf, value);
        expect(by, `${leaf.path.join('.')} ${JSON.stringify(value)}`).toBe('document');
      }
    }
  });

  it('refuses numbers out of range', async () => {
    for (const leaf of leaves(name).filter(({ type }) => type === 'Int')) {
      for (const value of [-1, 0, 2_147_483_647]) await give(name, leaf, value);
      expect((await give(name, leaf, -1)).by, leaf.path.join('.')).toBe('person');
    }
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['SQL', "'; DROP TABLE users; --"],
    ['a path', '../../etc/passwd%2f..%00'],
    ['another address', 'https://evil.example/?x=1#y'],
    ['the end of a header', 'x\r\nBcc: eve@evil.example'],
    ['NUL', 'a\u0000b'],
    ['an emoji of a person', 'Zoë 👩‍🔧'],
    ['marks that turn the direction', '\u202egnp.exe'],
    ['entities', '&lt;b&gt; &amp;amp;'],
    ['a template', '#{7*7} {{7*7}} %s'],
  ])('passes %s on unchanged, or not at all', async (_what, hostile) => {
    for (const leaf of leaves(name).filter(isText)) {
      const { answer, by } = await give(name, leaf, ` ${hostile} `);
      if (by !== 'taken' || NOT_SENT.test(leaf.path.join('.'))) continue;
      // White space of a line becomes single spaces, codes lose what is invisible, and an address
      // is sent on one line.
      const forms = [hostile, normaliseText(hostile), normaliseLine(hostile), plainText(hostile)];
      if (leaf.path.at(-1) === 'address') forms.push(formatAddress(hostile));
      const isSent = () => textsOf(writes(answer)).some((text) => forms.some((form) => text.includes(form)));
      // A background call may send it.
      await until(isSent, `${name}.${leaf.path.join('.')} was passed on as it was typed`);
    }
  });
});

describe('a mutation’s cost', () => {
  /** The paths of all lists of an input, other than those of files. */
  const listsOf = (value: unknown, path: Path = []): Path[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.entries(value).flatMap(([key, part]) =>
      listsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
    return Array.isArray(value) && typeof value[0] !== 'object' ? [path, ...inner] : inner;
  };
  const lists = mutations.flatMap((name) =>
    listsOf(usual(name))
      .filter(([first]) => first !== 'photos' && first !== 'certificates')
      .map((path) => [name, path] as const),
  );

  it.each(lists)('is bounded by the lengths of lists, before their entries are checked: %s %j', async (name, path) => {
    const input = changed(usual(name), path, Array<string>(MAX_ENTRIES + 1).fill(''));
    const { data } = await perform(gateway, name, input, SESSION);
    expect(data?.[name]?.userErrors).toMatchObject([{ code: 'TOO_LARGE', field: path.map(String) }]);
    expect(gateway.php.calls).toEqual([]);
  });

  it('is bounded by the number of errors in its answer', async () => {
    const input = changed(usual('applyAsSpecialist'), ['services'], Array<string>(250).fill(''));
    const { data } = await perform(gateway, 'applyAsSpecialist', input, SESSION);
    expect(data?.applyAsSpecialist?.userErrors).toHaveLength(50);
  });

  it.each([
    ['in one list', { input: { services: Array<string>(6_000).fill('') } }],
    ['in one object', Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`v${index}`, 1]))],
    ['in lists of lists', { input: Array(100).fill(Array(60).fill('')) }],
  ])('is bounded by the number of values %s, before their types are checked', async (_where, variables) => {
    const { status, errors } = await gateway.graph('query ($input: ID) { __typename }', variables);
    expect([status, errors?.[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
  });
});

it.each([
  ['query ($value: Boolean = true) { serverTime @skip(if: $value) }', 'must not be null'],
  ['query ($value: Boolean = true) { services { id @include(if: $value) } }', 'must not be null'],
  ['query ($value: ID = "service-3") { service(id: $value) { id } }', 'must not be null'],
  [
    'mutation ($value: ID = "appointment-12") { payForAppointment(input: { appointmentId: $value }) { message } }',
    'has invalid value',
  ],
])('refuses null for a variable that has a default, which only the execution finds: %s', async (document, message) => {
  const { status, errors } = await gateway.asCustomer(document, { value: null });
  expect(status).toBe(200);
  expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(gateway.php.callsOf('pay')).toEqual([]);
});

import { Kind, Lexer, parse, Source, TokenKind, validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentLimits } from '../../gateway/graphql/document-limits.ts';
import operations from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { DOCUMENT_LIMITS } from '../../gateway/limits.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { until } from '../support/until.ts';
import { post, readAnswer, SESSION, startGateway, type TestGateway } from './harness.ts';
import { codes, getAs, hashed, sendAs, sha256, testSentDocuments } from './sent-documents-suite.ts';
import { ownGateway } from './shared-gateway.ts';

let open: TestGateway;
let registered: TestGateway;

beforeAll(async () => {
  [open, registered] = await Promise.all([startGateway(), startGateway({ config: { operations: 'registered' } })]);
});
afterAll(() => Promise.all([open.close(), registered.close()]));
beforeEach(() => {
  for (const { php } of [open, registered]) {
    php.reset();
    php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
  }
});

const manifest = Object.entries(operations).map(([hash, text]) => ({ hash, text, name: nameOf(text) }));

function nameOf(text: string): string {
  return (
    parse(text).definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : []))[0] ??
    ''
  );
}

const services = manifest.find(({ name }) => name === 'Services');

describe('the operations of the web client', () => {
  it('are registered, each under the SHA-256 of its text', () => {
    expect(manifest.length).toBeGreaterThan(10);
    for (const { hash, text } of manifest) expect(hash).toBe(sha256(text));
  });

  it.each(manifest)('are valid in the graph: $name', ({ text }) => {
    expect(validate(graphSchema, parse(text))).toEqual([]);
  });

  it.each(manifest)('have at most six levels and half of every other limit: $name (GQL-22)', ({ text }) => {
    const half = Object.fromEntries(
      Object.entries(DOCUMENT_LIMITS).map(([name, limit]) => [name, Math.floor(limit / 2)]),
    ) as unknown as typeof DOCUMENT_LIMITS;
    expect(validate(graphSchema, parse(text), [documentLimits({ ...half, maxDepth: 6 })])).toEqual([]);
    const lexer = new Lexer(new Source(text));
    let tokens = 0;
    while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
    expect(tokens).toBeLessThanOrEqual(half.maxTokens);
  });

  it.each([
    ['open', () => open],
    ['registered', () => registered],
  ])('can be requested by hash when operations are %s', async (_mode, gateway) => {
    for (const answer of [
      await sendAs(gateway(), { operationName: 'Services', extensions: hashed(services?.hash) }),
      await getAs(gateway(), { extensions: JSON.stringify(hashed(services?.hash)) }),
    ]) {
      expect(answer.errors).toBeUndefined();
      expect(answer.data.services).toEqual([{ __typename: 'Service', id: 'service-1', name: 'Plumbing' }]);
    }
  });

  it('can have files when requested by hash', async () => {
    const form = new FormData();
    const hash = manifest.find(({ name }) => name === 'BookAppointmentAsGuest')?.hash;
    const variables = { input: { photos: [null] } };
    form.append('operations', JSON.stringify({ variables, extensions: hashed(hash) }));
    form.append('map', '{"0":["variables.input.photos.0"]}');
    form.append('0', new Blob(['x']), 'x.png');
    const answer = await readAnswer(await post(registered, form));
    // Registered, executed, and refused as incomplete.
    expect(new Set(codes(answer))).toEqual(new Set(['BAD_USER_INPUT']));
  });
});

describe('when operations are registered', () => {
  it.each([
    ['a document', { query: '{ services { id } }' }],
    ['a mutation', { query: 'mutation { logOut(input: {}) { isConfirmed } }' }],
    ['a subscription', { query: 'subscription { notificationsChanged { unreadCount } }' }],
    ['what the graph is made of', { query: '{ __schema { queryType { name } } }' }],
    ['its own name', { query: '{ __typename }' }],
    ['what cannot be read', { query: '{ services { nam' }],
    ['nothing', { query: '' }],
    ['an unknown hash', { extensions: hashed('0'.repeat(64)) }],
    ['a hash that is none', { extensions: hashed('__proto__') }],
    ['a document to be kept', { query: '{ services { id } }', extensions: hashed(sha256('{ services { id } }')) }],
  ])(
    '%s is refused before it is read, by POST and by GET',
    async (_what, body: { query?: string; extensions?: object }) => {
      const params = { ...body, ...(body.extensions && { extensions: JSON.stringify(body.extensions) }) };
      for (const answer of [
        await sendAs(registered, body, SESSION),
        await getAs(registered, params as Record<string, string>),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.errors).toEqual([
          {
            message: 'This operation isn’t registered. Please update to the newest version and try again.',
            extensions: { code: 'OPERATION_NOT_REGISTERED', requestId: answer.headers.get('x-request-id') },
          },
        ]);
      }
      expect(registered.php.calls).toHaveLength(0);
    },
  );

  it('a registered one can also be sent as text', async () => {
    expect((await sendAs(registered, { query: services?.text })).data.services).toHaveLength(1);
  });

  it('the refusal is logged without the document', async () => {
    await sendAs(registered, { query: '{ secretThing }' });
    expect(registered.log).toContainEqual(
      expect.objectContaining({ event: 'operation refused', code: 'OPERATION_NOT_REGISTERED' }),
    );
    expect(registered.logText()).not.toContain('secretThing');
  });
});

testSentDocuments('memory', null);

describe('documents that clients have sent', () => {
  it('are limited in number, so that they don’t fill the store', async () => {
    const gateway = await ownGateway();
    const register = (query: string) => sendAs(gateway, { query, extensions: hashed(sha256(query)) });
    const queries = Array.from({ length: 501 }, (_, index) => `query Many${index} { __typename }`);
    for (let first = 0; first < 500; first += 50) {
      const answers = await Promise.all(queries.slice(first, first + 50).map(register));
      expect(answers.map(codes)).toEqual(answers.map(() => undefined));
    }
    expect((await register(queries[500] ?? '')).errors).toBeUndefined();
    const ask = async (query = '') => codes(await sendAs(gateway, { extensions: hashed(sha256(query)) }));
    await until(async () => (await ask(queries[499])) === undefined, 'the last one that fits was kept');
    expect(await ask(queries[500])).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it.each([
    [{ persistedQuery: { version: 2, sha256Hash: '0'.repeat(64) } }],
    [{ persistedQuery: { version: 1 } }],
    [{ persistedQuery: { version: 1, sha256Hash: { toString: 1 } } }],
    [{ persistedQuery: 'x' }],
  ])('can’t be requested with %j', async (extensions) => {
    for (const answer of [
      await sendAs(open, { extensions }),
      await sendAs(open, { query: '{ __typename }', extensions }),
      await getAs(open, { extensions: JSON.stringify(extensions) }),
    ]) {
      expect([answer.status, codes(answer)]).toEqual([400, ['BAD_REQUEST']]);
    }
  });
});

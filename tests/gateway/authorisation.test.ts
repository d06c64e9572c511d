import { type GraphQLField, getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../gateway/legacy/contract.ts';
import { CALLS, isRead, MUTATION_NAMES, needsSession, SCRIPTS, scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import { NEXT_WEEK } from '../examples/values.ts';
import type { ReceivedCall } from '../support/fake-php.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { type GraphAnswer, NO_LIMITS, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { blankInput, isPersonal, operationOf, perform } from './whole-graph.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });
beforeEach(() => {
  gateway.php.answer(WHOLE_HOST);
});

const personalMutations = MUTATION_NAMES.filter((name) => isPersonal(name) && name !== 'logOut');
const publicMutations = MUTATION_NAMES.filter((name) => !isPersonal(name));

const SAMPLES: Readonly<Record<string, string>> = { ID: '"12"', Date: `"${NEXT_WEEK}"` };

/** The selection of a field with its required arguments. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const values = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${SAMPLES[getNamedType(type).name]}`);
  const args = values.length > 0 ? `(${values.join(', ')})` : '';
  return `${field.name}${args}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'}`;
}

function fieldsOf(name: string): GraphQLField<unknown, unknown>[] {
  const type = graphSchema.getType(name);
  if (!isObjectType(type)) throw new Error(`the graph has no type ${name}`);
  return Object.values(type.getFields());
}

/** Every query about a customer: all fields of `me`, and of appointments those that cost a call. */
const personalQuestions = [
  ...fieldsOf('Customer').map((field) => `{ me { ${selectionOf(field)} } }`),
  ...fieldsOf('Appointment').map((field) => `{ me { appointment(id: "appointment-12") { ${selectionOf(field)} } } }`),
  '{ emailAvailability(email: "new@example.com") { isAvailable } }',
];

const codes = ({ errors }: GraphAnswer): string[] => (errors ?? []).map(({ extensions }) => extensions.code);

const isCredentialed = ({ headers, query }: ReceivedCall) =>
  'x-user-id' in headers || 'x-auth-token' in headers || 'token' in query || 'userId' in query;

const PROFILE_CHANGE = { email: 'new@example.com', purpose: 'PROFILE_CHANGE' };
const profileCodes: readonly (readonly [MutationName, object])[] = [
  ['sendEmailCode', PROFILE_CHANGE],
  ['resendEmailCode', PROFILE_CHANGE],
  ['verifyEmailCode', { ...PROFILE_CHANGE, code: '123456' }],
];

const NO_SESSIONS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['no session', {}],
  ['a name alone', { 'x-user-id': '7' }],
  ['a secret alone', { 'x-auth-token': SESSION['x-auth-token'] }],
  ['a name that is none', { ...SESSION, 'x-user-id': "7' OR 1=1" }],
  ['a secret that is none', { ...SESSION, 'x-auth-token': 'short' }],
];

describe.each(NO_SESSIONS)('with %s', (_what, headers) => {
  it.each(personalQuestions)('%s makes no call', async (question) => {
    const answer = await gateway.graph(question, {}, headers);
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Please log in to continue.',
      extensions: { reason: 'NOT_LOGGED_IN' },
    });
    expect(gateway.php.calls).toEqual([]);
  });

  it.each(personalMutations)('%s is not carried out (DBOOK-20)', async (name) => {
    const answer = await perform(gateway, name, undefined, headers);
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.data[name]).toBeNull();
    expect(gateway.php.calls).toEqual([]);
  });

  it.each(profileCodes)('%s for a profile is not carried out', async (name, input) => {
    const answer = await perform(gateway, name, input, headers);
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(gateway.php.calls).toEqual([]);
  });

  it('logging out ends nothing', async () => {
    const { data, errors } = await perform(gateway, 'logOut', {}, headers);
    expect([data, errors]).toEqual([{ logOut: { isConfirmed: false, clientMutationId: null } }, undefined]);
    expect(gateway.php.calls).toEqual([]);
  });
});

it.each(personalMutations)('%s checks the session before it validates the input', async (name) => {
  const invalidIds = Object.fromEntries(
    Object.entries(blankInput(name)).map(([key, value]) => [key, key.endsWith('Id') ? 'no-id' : value]),
  );
  expect(codes(await perform(gateway, name, invalidIds, {}))).toEqual(['UNAUTHENTICATED']);
});

describe.each(CALLS.filter(needsSession))('%s', (call) => {
  const script = scriptOf(call);
  const { ask, at } = operationOf(call);
  const { onFault } = SCRIPTS[call];
  const [root = ''] = at;
  const refusal = { success: false, message: 'Not yours.' };

  it('is sent with both credentials, in the headers and in the query', async () => {
    expect((await ask(gateway)).errors).toBeUndefined();
    const sent = gateway.php.callOf(script);
    expect(sent.headers).toMatchObject(SESSION);
    expect(sent.query).toMatchObject({ userId: SESSION['x-user-id'], token: SESSION['x-auth-token'] });
  });

  it('is UNAUTHENTICATED when the host refuses the session (DBOOK-21)', async () => {
    gateway.php.answer({ [script]: { json: refusal, status: 401 } });
    const answer = await ask(gateway);
    if (onFault) {
      const fallback = { [root]: { isConfirmed: false, clientMutationId: null } };
      return expect([answer.data, answer.errors]).toEqual([fallback, undefined]);
    }
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Your session has expired. Please log in again.',
      path: at,
      extensions: { reason: 'SESSION_EXPIRED', legacyStatus: 401 },
    });
    expect(gateway.php.callsOf(script)).toHaveLength(1);
  });

  it.each([
    [200, { success: false, error: 'Unauthorized' }],
    [200, { error: 'Invalid token' }],
    [403, { success: false, message: 'Unauthorized access. Please log in.' }],
    [400, { success: 0, errors: ['Session expired'] }],
  ])('is UNAUTHENTICATED when the host’s text refuses the session: %i %j', async (status, json) => {
    gateway.php.answer({ [script]: { json, status } });
    const answer = await ask(gateway);
    if (onFault) {
      const fallback = { [root]: { isConfirmed: false, clientMutationId: null } };
      return expect([answer.data, answer.errors]).toEqual([fallback, undefined]);
    }
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.errors?.[0]).toMatchObject({ path: at, extensions: { legacyStatus: status } });
    expect(gateway.php.callsOf(script)).toHaveLength(1);
  });

  if (isRead(call) || onFault) return;
  it('is FORBIDDEN when the host refuses the account', async () => {
    gateway.php.answer({ [script]: { json: refusal, status: 403 } });
    const answer = await ask(gateway);
    expect(codes(answer)).toEqual(['FORBIDDEN']);
    expect(answer.errors?.[0]).toMatchObject({ message: 'Not yours.', path: at, extensions: { legacyStatus: 403 } });
    expect(gateway.php.callsOf(script)).toHaveLength(1);
  });
});

describe('public operations', () => {
  /** The one public mutation that sends credentials if there are any (IMM-11). */
  const WHEN_KNOWN = 'submit-immediate-request.php';

  it.each(publicMutations)('%s is carried out without the session of the request', async (name) => {
    const answer = await perform(gateway, name, undefined, SESSION);
    expect(answer.errors).toBeUndefined();
    expect(gateway.php.calls.length).toBeGreaterThan(0);
    const credentialed = gateway.php.calls.filter(isCredentialed).map(({ script }) => script);
    expect(credentialed).toEqual(name === 'requestImmediateService' ? [WHEN_KNOWN] : []);
  });

  it.each(CALLS.filter((call) => contract[call].kind === 'public-read'))(
    '%s is read without the session that happens to be there',
    async (call) => {
      gateway.pass(10 * 24 * 60 * 60_000);
      await operationOf(call).ask(gateway);
      expect(gateway.php.callsOf(scriptOf(call))).toHaveLength(1);
      expect(gateway.php.calls.filter(isCredentialed)).toEqual([]);
    },
  );

  it('work for everyone, also with an expired session (ACCT-16, C-84)', async () => {
    gateway.php.answer({ 'getUserData.php': { json: { success: false }, status: 401 } });
    const { data, errors } = await gateway.asCustomer('{ me { id } services { id } }');
    expect(data.me).toBeNull();
    expect(data.services).toHaveLength(2);
    expect(errors).toHaveLength(1);
  });
});

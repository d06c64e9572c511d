import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES as documented } from '#shared/error-codes.ts';
import { type GraphAnswer, post, readAnswer, startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
let registered: TestGateway;
let broken: TestGateway;
let limited: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  registered = await startGateway({ config: { operations: 'registered' } });
  // Without the host's address the call itself fails unexpectedly.
  broken = await startGateway({ host: { origin: () => 'not an address', isEmbedded: false } });
  limited = await startGateway({ limits: { logIn: { max: 0, windowMs: 60_000 } } });
});
afterAll(() => Promise.all([gateway, registered, broken, limited].map((each) => each.close())));

const LOG_IN = 'mutation { logIn(input: { email: "a@example.com", password: "x" }) { message } }';
const MARK_READ =
  'mutation { markNotificationRead(input: { notificationId: "notification-5" }) { userErrors { code } } }';

/** The notification is loaded after it was marked, and is gone by then. */
const MARKED_TITLE =
  'mutation { markNotificationRead(input: { notificationId: "notification-5" }) { notification { title } userErrors { code } } }';

const send = async (body: string) => readAnswer(await post(gateway, body));

function hostSays(status: number): Promise<GraphAnswer> {
  gateway.php.answer({ 'markNotificationRead.php': { json: { success: false, message: 'No.' }, status } });
  return gateway.asCustomer(MARK_READ);
}

/** How each of the documented codes is caused. */
const ways: Record<string, () => Promise<GraphAnswer>> = {
  UNAUTHENTICATED: () => gateway.graph('{ me { id } }'),
  FORBIDDEN: () => hostSays(403),
  NOT_FOUND: () => {
    gateway.php.answer({
      'markNotificationRead.php': { json: { success: true } },
      'getNotifications.php': { json: { success: true, notifications: [], unread_count: 0 } },
    });
    return gateway.asCustomer(MARKED_TITLE);
  },
  BAD_USER_INPUT: () => gateway.graph('query ($id: ID!) { specialist(id: $id) { id } }', {}),
  RATE_LIMITED: () => limited.graph(LOG_IN),
  UPSTREAM_UNAVAILABLE: () => {
    gateway.php.answer({ 'services.php': { raw: 'x', status: 500 } });
    return gateway.graph('{ services { id } }');
  },
  UPSTREAM_TIMEOUT: async () => {
    gateway.php.answer({ 'services.php': 'hang' });
    const answer = gateway.graph('{ services { id } }');
    // One limit is this caller's, one is of the call, which others may share.
    await gateway.callClock.ring(2);
    return answer;
  },
  UPSTREAM_INVALID_RESPONSE: () => {
    gateway.php.answer({ 'services.php': { raw: 'no JSON' } });
    return gateway.graph('{ services { id } }');
  },
  INTERNAL_SERVER_ERROR: () => broken.graph('{ services { id } }'),
  GRAPHQL_PARSE_FAILED: () => gateway.graph('{ services {'),
  GRAPHQL_VALIDATION_FAILED: () => gateway.graph('{ noSuchThing }'),
  OPERATION_RESOLUTION_FAILURE: () => send('{"query":"query A { __typename }","operationName":"B"}'),
  PERSISTED_QUERY_NOT_FOUND: () =>
    send(`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`),
  OPERATION_NOT_REGISTERED: () => registered.graph('{ __typename }'),
  BAD_REQUEST: () => send('['),
  TOO_LARGE: () => send(JSON.stringify({ query: ' '.repeat(300_000) })),
};

describe('the documented codes', () => {
  it('are those that occur', () => {
    expect(documented.map(({ code }) => code).sort()).toEqual(Object.keys(ways).sort());
  });

  it.each(documented)('$code occurs with status $status and a request id', async ({ code, status }) => {
    const answer = await ways[code]?.();
    expect(answer?.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(answer?.status).toBe(status);
    expect(answer?.errors?.[0].extensions.requestId).toBe(answer?.headers.get('x-request-id'));
  });
});

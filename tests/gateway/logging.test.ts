import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redact } from '#shared/server/log/redaction.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { SESSION, startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('the log', () => {
  it('has a line for each operation and each call, without personal data (LOG-01..03, C-62)', async () => {
    gateway.php.answer({
      ...BOOKABLE,
      'getUserData.php': { json: { user_id: 7, firstName: 'Joan', recentAppointments: [{ status: {} }] } },
      'userLogin.php': { json: { success: false, errors: ['No account joan@example.com'] } },
      'logout.php': 'reset',
      'submit-immediate-request.php': { raw: 'Warning: mysql joan@example.com', status: 500 },
    });
    await gateway.asCustomer('query Mine { me { id appointments { nodes { id } } } }');
    await gateway.graph(
      'mutation { logIn(input: { email: "joan@example.com", password: "pass-word-1" }) { message } }',
    );
    await gateway.asCustomer('mutation { logOut(input: {}) { isConfirmed } }');
    await gateway.graph(`mutation { requestImmediateService(input: { immediateServiceName: "Flat Tire", issueDetails: "my-blue-fiesta",
      issueDescription: "x", location: "1 High Street", phone: "07700 900123" }) { userErrors { code } } }`);
    await book(
      gateway,
      booking({ address: '1 High Street' }),
      [{ name: 'my-house.png', bytes: Buffer.from('no photo') }],
      SESSION,
    );
    await book(gateway, booking());
    await fetch(`${gateway.url}/graphql?userId=7&token=${SESSION['x-auth-token']}&query={me{id}}`);

    const text = gateway.logText();
    for (const secret of [
      SESSION['x-auth-token'],
      'pass-word-1',
      'example.com',
      'Joan',
      "O'Reed",
      '900123',
      '123456',
      'High Street',
      'fiesta',
      'my-house',
      'Kitchen',
      'token=',
      'userId=',
      '127.0.0.1',
    ]) {
      expect(text, secret).not.toContain(secret);
    }
    const requestId = gateway.log.find((line) => line.operation === 'Mine')?.requestId;
    expect(requestId).toEqual(expect.any(String));
    expect(gateway.log).toContainEqual(
      expect.objectContaining({
        event: 'legacy call',
        requestId,
        script: 'getUserData.php',
        status: 200,
        attempt: 1,
        ms: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
    );
    expect(gateway.log).toContainEqual(
      expect.objectContaining({
        event: 'records dropped',
        requestId,
        dropped: [{ list: 'appointments', index: 0, field: 'status' }],
      }),
    );
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ level: 'warn', script: 'submit-immediate-request.php', fault: 'status', status: 500 }),
    );
  });

  it('has one line per event, whatever the name of the operation (DATA-12)', async () => {
    await gateway.graph(`query ${'a'.repeat(500)} { __typename }`);
    const line = gateway.log.findLast(({ event }) => event === 'operation');
    expect(String(line?.operation)).toHaveLength(100);
  });

  it.each([
    ['mail to ann.reed+x@mail.example.co.uk failed', 'mail to [email] failed'],
    ['GET http://host/a.php?userId=7&token=abc broke', 'GET http://host/a.php?[query] broke'],
    ['bad token wUmA5QRsil2XbG034hT35E3ZQPJdAWc0z4SQXs8Nxxk', 'bad token [secret]'],
    ['call +44 7700 900123 now', 'call [number] now'],
  ])('removes secrets from unexpected errors: %s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

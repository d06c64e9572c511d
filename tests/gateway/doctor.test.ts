import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../gateway/programs/doctor/doctor.ts';
import type { Finding } from '../../gateway/programs/doctor/finding.ts';
import { FakePhp, type Script } from '../support/fake-php.ts';
import { type Ended, runProgram } from '../support/processes.ts';
import { exitCode, type RunningProcess, spawnBackend } from '../support/spawn-backend.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { CLEAN, CUSTOMER, SESSION, SPECIALIST, USER } from './documented-host.ts';

const dataDir = await temporaryFolder();

/** The command without its first step, which installs packages. */
const PROGRAM = ['-e', "import('./tools/doctor.mjs').then(({ run }) => run(process.argv.slice(1)))", '--'];

// Each run starts a process, on a machine that may be busy.
const PATIENTLY = { timeout: 120_000 };

function doctor(args: readonly string[], password?: string): Promise<Ended> {
  const environment = password === undefined ? {} : { DOCTOR_PASSWORD: password };
  return runProgram(process.execPath, [...PROGRAM, ...args], environment);
}

describe('the doctor', PATIENTLY, () => {
  const php = new FakePhp();

  beforeAll(() => php.start());
  afterAll(() => php.stop());
  beforeEach(() => php.answer(CLEAN));
  afterEach(() => php.reset());

  const asMachine = async (args: readonly string[] = [], password?: string) => {
    const { code, stdout, stderr } = await doctor(['--php', php.origin, '--json', ...args], password);
    const diagnosis = JSON.parse(stdout) as Diagnosis & { counts: Record<string, number> };
    const find = (call: string): Finding => {
      const finding = diagnosis.findings.find((each) => each.call === call);
      if (!finding) throw new Error(`nothing was found of ${call}`);
      return finding;
    };
    return { code, stdout, stderr, diagnosis, find };
  };

  it('reports no problems of a documented host, and changes nothing there except its own session', async () => {
    const { code, diagnosis } = await asMachine(['--user', USER.email], USER.password);
    expect(diagnosis.findings.filter(({ verdict }) => verdict === 'broken' || verdict === 'tolerated')).toEqual([]);
    expect(diagnosis).toMatchObject({ canRun: true, counts: { broken: 0, tolerated: 0 } });
    expect(code).toBe(0);

    const acts = php.calls.filter(({ method }) => method !== 'GET');
    expect(acts.map(({ script }) => script)).toEqual(['userLogin.php', 'logout.php']);
    expect(acts.at(-1)?.headers).toMatchObject({ 'x-user-id': '7', 'x-auth-token': SESSION.authToken });
    expect(php.callOf('getUserData.php').query).toEqual({ userId: '7', token: SESSION.authToken });
    expect(php.callOf('services.php').headers).not.toHaveProperty('x-auth-token');
    expect(php.callOf('appointment-actions.php').query).toMatchObject({ action: 'getTimeSlots', serviceId: '1' });
  });

  it('tries private reads with a customer, and never a mutation', async () => {
    const { code, find, diagnosis } = await asMachine();
    expect(code).toBe(0);
    expect(find('readCustomer')).toMatchObject({ verdict: 'not tried', reason: 'needs --user' });
    expect(find('cancelAppointment')).toMatchObject({ verdict: 'not tried', reason: 'only reads are tried' });
    expect(diagnosis.findings.length).toBe(new Set(diagnosis.findings.map(({ call }) => call)).size);
    expect(php.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('names differences from the documentation that the gateway tolerates', async () => {
    const diagnostics = '<br />\n<b>Warning</b>:  Undefined index in <b>/srv/www/x.php</b> on line <b>7</b><br />\n';
    php.answer({
      'services.php': { json: [{ id: 1, name: 'Vehicle &amp; Home' }] },
      'specialists.php': {
        json: {
          success: '1',
          specialists: [
            {
              ...SPECIALIST,
              average_rating: '4.7',
              base_price: '£1,045.00',
              services: JSON.stringify(SPECIALIST.services).replaceAll('"', '&quot;'),
              reviews: {},
            },
          ],
          total_pages: '1',
        },
      },
      'getSpecialistsByService.php': { json: { success: 1, specialists: { 1: SPECIALIST } } },
      'getWorkshopLocations.php': { raw: `${diagnostics}${JSON.stringify({ locations: [{ id: 2, name: 'Frog' }] })}` },
      'immediate-services.php': {
        raw: Buffer.from(JSON.stringify({ services: [{ id: 1, name: 'Café' }] }), 'latin1'),
        headers: { 'content-type': 'application/json' },
      },
      'getUserData.php': {
        json: {
          profile: CUSTOMER,
          recentAppointments: [
            { id: 12, specialistId: 'Not assigned', confirmedAt: '0000-00-00 00:00:00', details: '' },
          ],
        },
      },
    });
    const { code, find } = await asMachine(['--user', USER.email], USER.password);
    expect(code).toBe(0);
    const quirks = (call: string) => find(call).quirks.map(({ quirk, fields }) => [quirk, ...fields]);
    expect(find('listServices').verdict).toBe('tolerated');
    expect(quirks('listServices')).toEqual([['bare array'], ['entities in text', 'name']]);
    expect(quirks('listSpecialists')).toEqual([
      ['flag as text', 'success'],
      ['numbers as text', 'average_rating', 'total_pages'],
      ['amounts with a sign or commas', 'base_price'],
      ['services as escaped JSON', 'services'],
      ['{} for a list', 'reviews'],
    ]);
    expect(quirks('listSpecialistsByService')).toEqual([
      ['flag as number', 'success'],
      ['list with numbers for names', 'specialists'],
    ]);
    expect(quirks('listWorkshops')).toEqual([['diagnostics before JSON'], ['JSON called something else']]);
    expect(quirks('listImmediateServices')).toEqual([['Latin-1']]);
    expect(quirks('readCustomer')).toEqual([
      ['data under user or profile'],
      ["'Not assigned' for an id", 'specialistId'],
      ['zero date for none', 'confirmedAt'],
      ['empty text for nothing', 'details'],
    ]);
    expect(find('listServices')).toMatchObject({ records: 1, status: 200 });
  });

  it('reports a missing directory list', async () => {
    php.answer({ 'specialists.php': { json: { success: true } } });
    const { find } = await asMachine();
    expect(find('listSpecialists').quirks).toEqual([{ quirk: 'no list, read as an empty one', fields: [], count: 1 }]);
    php.answer({ 'specialists.php': { json: { success: true, specialists: [] } } });
    expect((await asMachine()).find('listSpecialists')).toMatchObject({ verdict: 'ok', records: 0 });
  });

  it('reports the wrong field, its expected type and the number of records, and that the rest is readable', async () => {
    php.answer({
      'services.php': { json: { services: [{ id: 1, name: 'A' }, { name: 'B' }, { id: 3, name: {} }, { name: 'D' }] } },
    });
    const { code, find } = await asMachine();
    expect(find('listServices')).toMatchObject({
      verdict: 'broken',
      isLost: false,
      records: 4,
      problems: [
        { field: 'id', problem: 'missing', records: 2 },
        { field: 'name', problem: 'not a text', records: 1 },
      ],
    });
    expect(code).toBe(0);
  });

  it.each([
    ['HTML', { raw: '<html>secret</html>' }, 'response is not JSON'],
    ['nothing', { raw: '' }, 'empty response'],
    ['another shape', { json: { services: 'none' } }, 'unexpected shape of the response: not a response with services'],
    ['a refusal', { json: { success: false, error: 'secret' } }, /^refused/],
    ['a refusal by status', { json: { error: 'secret' }, status: 403 }, 'refused with status 403'],
    ['500', { raw: 'secret', status: 500 }, 'responded with status 500'],
    ['a redirect', { raw: '', status: 302, headers: { location: 'https://secret.example' } }, /^redirected \(302\)/],
    ['records that are all unreadable', { json: { services: [{ id: 1 }] } }, 'missing'],
    ['a connection that breaks', 'reset', 'the connection was lost'],
  ] satisfies [string, Script, string | RegExp][])(
    'says that the gateway cannot run on %s',
    async (_what, reply, problem) => {
      php.answer({ 'services.php': reply });
      const { code, stdout, find } = await asMachine();
      expect(code).toBe(1);
      expect(find('listServices')).toMatchObject({ verdict: 'broken', isLost: true });
      expect(find('listServices').problems[0]?.problem).toMatch(problem);
      expect(find('listWorkshops')).toMatchObject({
        verdict: 'not tried',
        reason: 'there is no service to read it for',
      });
      expect(find('listSpecialists').verdict).toBe('ok');
      expect(stdout).not.toContain('secret');
    },
  );

  it('tolerates missing scripts that customers can do without, and reports them (FAULT-16)', async () => {
    const notFound = { raw: 'gone', status: 404 };
    php.answer({ 'immediate-services.php': notFound, 'getNotifications.php': notFound, 'logout.php': notFound });
    const { code, find, diagnosis } = await asMachine(['--user', USER.email], USER.password);
    for (const call of ['listImmediateServices', 'listNotifications', 'logOutCustomer'])
      expect(find(call)).toMatchObject({ verdict: 'tolerated', problems: [{ field: null }] });
    expect([code, diagnosis.counts.broken]).toEqual([0, 0]);
  });

  it('reports a refused login, and makes no private reads', async () => {
    php.answer({ 'userLogin.php': { json: { success: false, errors: ['No such account'] }, status: 401 } });
    const { code, find } = await asMachine(['--user', USER.email], 'wrong');
    expect(find('logInCustomer').problems).toEqual([
      { field: null, problem: 'this email and password were refused', records: null },
    ]);
    expect(find('readCustomer')).toMatchObject({ verdict: 'not tried', reason: 'there was no session' });
    expect(php.callsOf('getUserData.php')).toEqual([]);
    expect(code).toBe(1);
  });

  it('never prints personal data or secrets, as text or as JSON', async () => {
    php.answer({
      'getUserData.php': {
        json: { ...CUSTOMER, 'joan@private.example': { 'Reed-Smith': '&amp;' }, repairs: [{ notes: [] }] },
      },
    });
    const args = ['--php', php.origin, '--user', USER.email];
    const results = await Promise.all([doctor(args, USER.password), doctor([...args, '--json'], USER.password)]);
    for (const { stdout, stderr } of results) {
      expect(stdout).toContain('readCustomer');
      for (const secret of [
        ...['Joan', 'Reed', 'example', USER.password, SESSION.authToken, '7700900142', 'High Street', 'LE1 6XH'],
        ...['MW-48213', 'Fiesta', 'FN19', 'Priya', 'Thank you', 'Quick'],
      ]) {
        expect(stdout + stderr, secret).not.toContain(secret);
      }
    }
  });

  it('prints a table, with a summary in its last line', async () => {
    php.answer({ 'services.php': { json: [{ id: 1, name: 'A' }, {}] } });
    const { stdout, code } = await doctor(['--php', `${php.origin}/php/`]);
    expect(stdout).toMatch(/^broken {5}\/php\/services\.php +listServices, status 200, 2 records, \d+ ms$/m);
    expect(stdout).toMatch(/^ {11}! id: missing, in 1 of 2 records$/m);
    expect(stdout).toMatch(/^ {11}~ bare array$/m);
    expect(stdout).toMatch(/^not tried {2}needs --user: .*readCustomer/m);
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      /^The gateway can run on this host: \d+ ok, \d+ tolerated, 1 broken, \d+ not tried\.$/,
    );
    expect(code).toBe(0);
  });

  it.each([
    ['nothing listens', () => 'http://127.0.0.1:1', 'nothing listens at this address'],
    ['no TLS is spoken', () => php.origin.replace('http:', 'https:'), 'the server does not use TLS'],
    ['the name is unknown', () => 'http://unknown.invalid', /the name of the host (is unknown|could not be looked up)/],
  ])('reports it once when %s', async (_what, address, output) => {
    const { stdout, code } = await doctor(['--php', address()]);
    expect(stdout).toMatch(output);
    expect(stdout).toMatch(/^not tried {2}the host cannot be reached: .*listSpecialists/m);
    expect(code).toBe(1);
  });

  it.each([
    ['no host', [], /--php is missing/],
    ['a host that is no address', ['--php', 'example.org'], /must be an address/],
    ['a password as an argument', ['--php', 'http://127.0.0.1:1', '--password', 'secret'], /Unknown option/],
    ['something else', ['--php', 'http://127.0.0.1:1', 'extra'], /Unexpected argument/],
    [
      'no terminal to ask for the password',
      ['--php', 'http://127.0.0.1:1', '--user', 'a@example.com'],
      /DOCTOR_PASSWORD/,
    ],
  ])('prints its usage when called with %s', async (_what, args, output) => {
    const { code, stdout, stderr } = await doctor(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(output);
    expect(stderr).toContain('npm run doctor -- --php');
    expect(stderr).not.toContain('secret');
  });
});

describe('the doctor at the embedded backend', PATIENTLY, () => {
  let backend: RunningProcess;

  beforeAll(async () => {
    backend = await spawnBackend({ dataDir });
  }, 120_000);
  afterAll(async () => {
    backend.child.kill('SIGTERM');
    await exitCode(backend.child);
  });

  it('reads everything, and finds nothing broken', async () => {
    const { demo } = backend.firstMessage;
    const args = ['--php', `${backend.origin}/php`, '--user', demo?.email ?? '', '--json'];
    const { code, stdout } = await doctor(args, demo?.password);
    const { findings } = JSON.parse(stdout) as Diagnosis;
    expect(findings.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
    const untried = findings.filter(({ reason }) => reason !== null && reason !== 'only reads are tried');
    expect(untried).toEqual([]);
    expect(code).toBe(0);
  });
});

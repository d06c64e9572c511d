import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, logIn, startBackend, type TestBackend } from './support/backend.ts';
import { badBodies, badParametersOn, doubtfulFor, refusedFor } from './support/bad-values.ts';
import { pass } from './support/codes.ts';
import { snapshot } from './support/database.ts';
import { onEachEngine } from './support/engines.ts';
import { type Headers, type Script, scripts } from './support/scripts.ts';

/** Asserts that the response has the documented shape and no internal details. */
function expectShape(about: string, { status, headers, body }: Answer): void {
  const what = about.slice(0, 80);
  expect([what, status < 500, headers.get('content-type')]).toEqual([what, true, 'application/json; charset=utf-8']);
  const text = JSON.stringify(body);
  expect([what, /SQLITE|postgres|kysely|syntax error|node_modules|\.ts:|SELECT /.exec(text)]).toEqual([what, null]);
  if (status < 400) return;
  // The log-in script says why in `errors` alone, one without a session in `message` alone.
  const messages: unknown[] = [...(body.message === undefined ? [] : [body.message]), ...(body.errors ?? [])];
  expect([what, body.success, messages.length > 0]).toEqual([what, false, true]);
  for (const sentence of messages) expect([what, sentence]).toEqual([what, expect.stringMatching(/^[^<>]{1,300}$/)]);
}

const isRefused = ({ status, body }: Answer) => status >= 400 || body.success === false;

onEachEngine('Bad input', (engine) => {
  let test: TestBackend;
  let headers: Headers;
  beforeAll(async () => {
    test = await startBackend(engine);
    // A session that outlives the hours which pass here.
    headers = await logIn(test, true);
  });
  afterAll(() => test.stop());

  const badParameters = badParametersOn(engine);

  const send = (name: string, script: Script, fields: Record<string, unknown>) =>
    script.send ? script.send(test, fields, headers) : test.postJson(name.split(' ')[0] ?? '', fields, headers);

  it.each(Object.entries(scripts))('is refused by %s, and leaves nothing behind', async (name, script) => {
    const cases = Object.entries(script.kinds).flatMap(([field, kind]) =>
      refusedFor(kind, engine).map(([what, value]) => ({ field, what, value })),
    );
    const good = await script.fields(test, headers);
    const before = await snapshot(test.scratch);
    for (const { field, what, value } of cases) {
      // Forms have no types, and send half a character as a whole one.
      if (script.send && (typeof value === 'object' || what === 'half a character')) continue;
      const answer = await send(name, script, { ...good, [field]: value });
      expectShape(`${name} ${field}: ${what}`, answer);
      if (!(script.silent && answer.status === 200))
        expect([name, field, what, isRefused(answer)]).toEqual([name, field, what, true]);
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it.each(Object.entries(scripts))('is text or nothing to %s, which keeps working', async (name, script) => {
    for (const kind of new Set(Object.values(script.kinds))) {
      // All fields of a kind at once: one of them would be refused for the same reason.
      const names = Object.keys(script.kinds).filter((field) => script.kinds[field] === kind);
      for (const [what, value] of doubtfulFor(kind, engine)) {
        if (script.send && typeof value === 'object') continue;
        const bad = Object.fromEntries(names.map((field) => [field, value]));
        const answer = await send(name, script, { ...(await script.fields(test, headers)), ...bad });
        expectShape(`${name} ${kind}: ${what}`, answer);
      }
    }
    pass(test, 3700);
    const answer = await (script.works
      ? script.works(test, headers)
      : send(name, script, await script.fields(test, headers)));
    expect([name, answer.status, answer.body]).toEqual([name, 200, expect.objectContaining({ success: true })]);
  });

  it.each([
    ['specialists.php', ['search', 'specialization', 'location', 'serviceType', 'businessType', 'page', 'per_page']],
    ['getSpecialistsByService.php', ['serviceId']],
    ['getWorkshopLocations.php', ['serviceId']],
    ['getAvailableDates.php', ['serviceId', 'locationId', 'specialistId', 'isHomeService', 'isDifferentLocation']],
    ['getAvailableTimeSlots.php', ['serviceId', 'date', 'locationId', 'specialistId']],
    ['appointment-actions.php', ['action', 'appointmentId', 'date', 'serviceId', 'specialistId', 'locationId']],
    ['getUserData.php', ['anything']],
    ['formOptions.php', ['anything']],
  ])('is refused as a parameter of %s', async (name, parameters) => {
    const good = { action: 'getTimeSlots', serviceId: '3', date: '2026-03-10', isHomeService: '1' };
    const before = await snapshot(test.scratch);
    for (const parameter of parameters)
      for (const value of badParameters) {
        const query = new URLSearchParams({ ...good, [parameter]: value });
        expectShape(`${name} ${parameter}=${value.slice(0, 30)}`, await test.get(`/php/${name}?${query}`, headers));
      }
    for (const raw of [
      '%',
      '%ZZ=%ff%fe',
      'serviceId[]=1&serviceId[]=2',
      'serviceId=1&serviceId=2',
      'a[b][c]=1',
      '&&&==',
    ])
      expectShape(`${name} ${raw}`, await test.get(`/php/${name}?${raw}`, headers));
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('is refused as an action of appointment-actions.php', async () => {
    const before = await snapshot(test.scratch);
    for (const action of ['', ...badParameters]) {
      const query = new URLSearchParams({ action });
      const answer = await test.postJson(`appointment-actions.php?${query}`, { appointmentId: '1' }, headers);
      expectShape(`action ${action.slice(0, 30)}`, answer);
      expect([action, answer.status]).toEqual([action, 422]);
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it('is refused as an appointment to pay for', async () => {
    const before = await snapshot(test.scratch);
    for (const id of [...badParameters.map(encodeURIComponent), '%', '%2e%2e', '..%2f..', 'MW-', 'MW-00000']) {
      const response = await fetch(`${test.backend.origin}/api/appointments/${id}/pay`, { method: 'POST', headers });
      expectShape(id, { status: response.status, headers: response.headers, body: await response.json() });
      expect([id, response.status >= 400]).toEqual([id, true]);
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  const jsonScripts = [
    ...new Set(Object.entries(scripts).flatMap(([name, { send: form }]) => (form ? [] : [name.split(' ')[0] ?? '']))),
  ];

  it.each(jsonScripts)('is refused as a body by %s', async (name) => {
    const isContent = scripts[name]?.silent === true || scripts[name]?.modest === true;
    const before = await snapshot(test.scratch);
    for (const type of ['application/json', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded'])
      for (const body of badBodies) {
        const response = await fetch(`${test.backend.origin}/php/${name}`, {
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body,
        });
        const what = `${name} ${type} ${body.slice(0, 20)}`;
        const answer = { status: response.status, headers: response.headers, body: await response.json() };
        expectShape(what, answer);
        if (!(isContent && answer.status === 200)) expect([what, isRefused(answer)]).toEqual([what, true]);
      }
    expect(await snapshot(test.scratch)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('is refused as a path', async () => {
    for (const path of [
      '/php/',
      '/php/none.php',
      '/php/../backend.sqlite',
      '/php/uploads/../../backend.sqlite',
      '/api',
      '/%00',
      '/php/uploads/specialists/1.webp%00',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(`${test.backend.origin}${path}`, { method });
        expect([path, method, [400, 404].includes(response.status)]).toEqual([path, method, true]);
        expect(await response.json()).toMatchObject({ success: false });
      }
  });
});

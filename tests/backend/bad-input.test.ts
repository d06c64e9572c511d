import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, SCRIPTS } from '../examples/all.ts';
import { type Answer, logIn, startBackend, type TestBackend } from './support/backend.ts';
import { badBodies, badParametersOn, doubtfulFor, refusedFor } from './support/bad-values.ts';
import { pass } from './support/codes.ts';
import { onEachEngine, rowsWith, snapshot } from './support/engines.ts';
import { formOf, isJson, pathOf, sendTo, succeedWith } from './support/scripts.ts';

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

const forms = CALLS.flatMap((call) => {
  const form = formOf(call);
  return form ? [[call, form] as const] : [];
});

const reads = CALLS.flatMap((call) => {
  const example = SCRIPTS[call];
  return 'parameters' in example ? [[pathOf(call, {}), [...example.parameters, 'anything']] as const] : [];
});

onEachEngine('Bad input', (engine) => {
  let test: TestBackend;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await startBackend(engine);
    // A session that outlives the hours which pass here.
    headers = await logIn(test, true);
  });
  afterAll(() => test.stop());

  const badParameters = badParametersOn(engine);

  it.each(forms)('is refused by %s, and leaves nothing behind', async (call, form) => {
    const cases = Object.entries(form.kinds).flatMap(([field, kind]) =>
      refusedFor(kind, engine).map(([what, value]) => ({ field, what, value })),
    );
    const good = await form.fields(test, headers);
    const before = await snapshot(test.scratch);
    for (const { field, what, value } of cases) {
      // Forms have no types, and send half a character as a whole one.
      if (!isJson(call) && (typeof value === 'object' || what === 'half a character')) continue;
      const answer = await sendTo(test, call, { ...good, [field]: value }, headers);
      expectShape(`${call} ${field}: ${what}`, answer);
      if (!(form.isSilent && answer.status === 200))
        expect([call, field, what, isRefused(answer)]).toEqual([call, field, what, true]);
    }
    expect(await snapshot(test.scratch)).toEqual(before);
  });

  it.each(forms)('is text or nothing to %s, which keeps working', async (call, form) => {
    for (const kind of new Set(Object.values(form.kinds))) {
      // All fields of a kind at once: one of them would be refused for the same reason.
      const names = Object.keys(form.kinds).filter((field) => form.kinds[field] === kind);
      for (const [what, value] of doubtfulFor(kind, engine)) {
        if (!isJson(call) && typeof value === 'object') continue;
        const bad = Object.fromEntries(names.map((field) => [field, value]));
        const answer = await sendTo(test, call, { ...(await form.fields(test, headers)), ...bad }, headers);
        expectShape(`${call} ${kind}: ${what}`, answer);
      }
    }
    pass(test, 3700);
    const { status, body } = await succeedWith(test, call, headers);
    expect([call, status, body]).toEqual([call, 200, expect.objectContaining({ success: true })]);
    if (engine === 'sqlite') expect(await rowsWith(test.scratch, '\u202e')).toEqual([]);
  });

  it.each(reads)('is refused as a parameter of %s', async (path, parameters) => {
    const good = { action: 'getTimeSlots', serviceId: '3', date: '2026-03-10', isHomeService: '1' };
    const before = await snapshot(test.scratch);
    for (const parameter of parameters)
      for (const value of badParameters) {
        const query = new URLSearchParams({ ...good, [parameter]: value });
        expectShape(`${path} ${parameter}=${value.slice(0, 30)}`, await test.get(`${path}?${query}`, headers));
      }
    for (const raw of [
      '%',
      '%ZZ=%ff%fe',
      'serviceId[]=1&serviceId[]=2',
      'serviceId=1&serviceId=2',
      'a[b][c]=1',
      '&&&==',
    ])
      expectShape(`${path} ${raw}`, await test.get(`${path}?${raw}`, headers));
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

  const jsonScripts = new Map(
    forms.filter(([call]) => isJson(call)).map(([call, form]) => [pathOf(call, {}), form] as const),
  );

  it.each([...jsonScripts])('is refused as a body by %s', async (path, { isSilent, isPartial }) => {
    const isContent = isSilent || isPartial;
    const before = await snapshot(test.scratch);
    for (const type of ['application/json', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded'])
      for (const body of badBodies) {
        const response = await fetch(`${test.backend.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body,
        });
        const what = `${path} ${type} ${body.slice(0, 20)}`;
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

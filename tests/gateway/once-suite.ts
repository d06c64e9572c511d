import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS, causeOf, MUTATIONS, scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import { until } from '../support/until.ts';
import { NO_LIMITS, SESSION, startGateway, type TestGateway } from './harness.ts';
import { photo } from './photo-fixtures.ts';
import { isPersonal, perform } from './whole-graph.ts';

const BOOKING = {
  safe: 'We’re not sure we received your booking. You can safely submit it again: your booking won’t be made twice.',
  unsafe:
    'We’re not sure we received your booking. Look for our email or call us before you submit it again: it could be made twice.',
};

/**
 * The mutations with an idempotency key: other texts than their example's, and what is said after a
 * lost response.
 */
export const KEYED = {
  bookAppointmentAsGuest: { changed: { firstName: 'Eve' }, ...BOOKING },
  bookAppointment: { changed: { issueDescription: 'It floods.' }, ...BOOKING },
  applyAsSpecialist: {
    changed: { lastName: 'Other' },
    safe: 'We’re not sure we received your application. You can safely submit it again: we won’t receive it twice.',
    unsafe:
      'We’re not sure we received your application. Look for our email or call us before you submit it again: we could receive it twice.',
  },
  requestImmediateService: {
    changed: { location: 'Somewhere else' },
    safe: 'We’re not sure we received your request. You can safely send it again: it won’t be made twice. If it’s urgent, call us.',
    unsafe:
      'We’re not sure we received your request. If you send it again, we could receive it twice. If it’s urgent, call us.',
  },
} satisfies Partial<Record<MutationName, object>>;

/** A host that says how often it was asked. */
export const numbered = () => {
  let count = 0;
  return () => {
    const reference = `MW-${++count}`;
    return { json: { success: true, referenceNumber: reference, message: reference } };
  };
};

/** A mutation that must not happen twice: sent to one gateway, or to two that share Redis. */
export function testOnce(where: string, mutation: keyof typeof KEYED, config: { redisUrl?: string } = {}): void {
  describe(`${mutation} sent twice to ${where}`, () => {
    const call = CALLS.find((name) => causeOf(name) === mutation);
    const script = call ? scriptOf(call) : '';
    let first: TestGateway;
    let second: TestGateway;

    beforeAll(async () => {
      // Redis keeps its state between test runs.
      const options = { config, limits: NO_LIMITS };
      first = await startGateway(options);
      // The second gateway calls the same host.
      second = config.redisUrl
        ? await startGateway({ ...options, host: { origin: () => first.php.origin, isEmbedded: false } })
        : first;
    });
    afterAll(async () => {
      await first.close();
      if (second !== first) await second.close();
    });
    beforeEach(() => {
      first.php.reset();
      first.php.answer({ ...WHOLE_HOST, [script]: numbered() });
    });

    const newInput = () => ({ ...MUTATIONS[mutation].input(), idempotencyKey: crypto.randomUUID() });
    const send = async (gateway: TestGateway, input: object, file?: Buffer) => {
      const bytes = file && new Blob([new Uint8Array(file)], { type: 'image/png' });
      const { data, errors } = await perform(gateway, mutation, input, undefined, bytes);
      return { payload: data[mutation], error: errors?.[0] };
    };
    const calls = () => first.php.callsOf(script);
    const isFirst = ({ payload }: { payload: object }) => JSON.stringify(payload).includes('"MW-1"');

    it('at the same time is done once, with the same response (FAULT-12)', async () => {
      const letGo = first.php.hold(script, numbered());
      const input = newInput();
      const presses = [send(first, input), send(second, input), send(first, input)];
      await until(() => calls().length > 0, 'the first press arrived');
      letGo();
      const [one, ...others] = await Promise.all(presses);
      expect(one && isFirst(one)).toBe(true);
      for (const other of others) expect(other).toEqual(one);
      expect(calls().map(({ headers }) => headers['idempotency-key'])).toEqual([input.idempotencyKey]);
    });

    it('one after the other is done once, even if its time slot is no longer listed', async () => {
      const input = newInput();
      const before = await send(first, input);
      first.php.answer({ 'getAvailableTimeSlots.php': { json: { slots: [] } } });
      second.pass(10_000);
      expect(await send(second, input)).toEqual(before);
      expect(calls()).toHaveLength(1);
    });

    it('with different texts or another file is refused', async () => {
      const input = newInput();
      await send(first, input);
      const answers = [await send(second, { ...input, ...KEYED[mutation].changed })];
      if (mutation !== 'requestImmediateService') answers.push(await send(second, input, photo('png')));
      for (const { payload } of answers) {
        expect(payload.userErrors).toMatchObject([{ code: 'KEY_REUSED', field: ['idempotencyKey'] }]);
      }
      expect(calls()).toHaveLength(1);
    });

    it('can be corrected after a refusal and sent with the same key', async () => {
      const input = newInput();
      first.php.answer({ [script]: { json: { success: false, message: 'No.' } } });
      expect((await send(first, input)).payload.userErrors).toHaveLength(1);
      first.php.answer({ [script]: numbered() });
      expect(isFirst(await send(second, { ...input, ...KEYED[mutation].changed }))).toBe(true);
    });

    it.each(['reset', 'cut', { raw: 'x', status: 502 }] as const)(
      'is sent to the host again with its key after a lost response (%j), and returns its result (FAULT-11)',
      async (loss) => {
        const input = newInput();
        first.php.keepsIdempotencyKeys = true;
        first.pass(10_000);
        // Whether the host keeps keys is known from its earlier responses.
        await first.graph('{ services { id } immediateServices { id } }');
        await send(first, newInput());
        first.php.calls.length = 0;
        first.php.answer({ [script]: loss });
        const { payload, error } = await send(first, input);
        expect(payload).toBeNull();
        expect(error.message).toBe(KEYED[mutation].safe);
        expect(error.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', isRepeatSafe: true });
        expect(calls()).toHaveLength(1);

        // It was done, so its time slot is no longer listed; the customer still gets the result.
        first.php.answer({ [script]: numbered(), 'getAvailableTimeSlots.php': { json: { slots: [] } } });
        second.pass(10_000);
        expect(isFirst(await send(second, input))).toBe(true);
        const { idempotencyKey } = input;
        expect(calls().map(({ headers }) => headers['idempotency-key'])).toEqual([idempotencyKey, idempotencyKey]);
      },
    );

    it('is only called safe while the host says that it keeps idempotency keys', async () => {
      for (const keepsKeys of [true, false]) {
        first.php.keepsIdempotencyKeys = keepsKeys;
        first.php.answer({ [script]: numbered() });
        first.pass(10 * 24 * 60 * 60_000);
        await first.graph('{ services { id } immediateServices { id } }');
        await send(first, newInput());
        first.php.answer({ [script]: 'reset' });
        const { error } = await send(first, newInput());
        expect('isRepeatSafe' in error.extensions).toBe(keepsKeys);
        expect(error.message).toBe(keepsKeys ? KEYED[mutation].safe : KEYED[mutation].unsafe);
      }
    });

    if (!isPersonal(mutation)) return;
    it('of another customer is another one, even with the same key', async () => {
      const input = newInput();
      await send(first, input);
      const headers = { ...SESSION, 'x-user-id': '8' };
      await perform(first, mutation, input, headers);
      expect(calls().map(({ query }) => query.userId)).toEqual(['7', '8']);
    });
  });
}

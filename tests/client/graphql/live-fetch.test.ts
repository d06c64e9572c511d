import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveFetch, SILENCE_MS } from '~/graphql/live-fetch.ts';

let line: ReadableStreamDefaultController<Uint8Array>;

function answer(contentType: string): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller;
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200, headers: { 'content-type': contentType } }));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (text: string) => line.enqueue(new TextEncoder().encode(text));

it('breaks an answer of many parts off when it goes silent, and not before', async () => {
  answer('multipart/mixed;boundary="graphql";subscriptionSpec=1.0');
  const { body, status } = await liveFetch('/graphql');
  expect(status).toBe(200);
  const reader = body?.getReader();
  for (let beat = 0; beat < 5; beat++) {
    const read = reader?.read();
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    say('{}');
    expect(new TextDecoder().decode((await read)?.value)).toBe('{}');
  }
  const read = reader?.read();
  const broken = expect(read).rejects.toThrow('The line went silent');
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  await broken;
});

it('leaves one that has ended alone', async () => {
  answer('multipart/mixed;boundary="graphql"');
  const response = await liveFetch('/graphql');
  say('end');
  line.close();
  expect(await response.text()).toBe('end');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for any other answer as long as it takes', async () => {
  answer('application/json');
  const text = (await liveFetch('/graphql')).text();
  await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
  say('{}');
  line.close();
  expect(await text).toBe('{}');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithHeartbeat, HEARTBEAT_TIMEOUT_MS } from '~/graphql/client.ts';

let stream: ReadableStreamDefaultController<Uint8Array>;

function stubResponse(contentType: string): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
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

const send = (text: string) => stream.enqueue(new TextEncoder().encode(text));

it('fails a multipart response after the timeout, and not before', async () => {
  stubResponse('multipart/mixed;boundary="graphql";subscriptionSpec=1.0');
  const { body, status } = await fetchWithHeartbeat('/graphql');
  expect(status).toBe(200);
  const reader = body?.getReader();
  for (let count = 0; count < 5; count++) {
    const read = reader?.read();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MS - 1);
    send('{}');
    expect(new TextDecoder().decode((await read)?.value)).toBe('{}');
  }
  const read = reader?.read();
  const failed = expect(read).rejects.toThrow('The heartbeat stopped');
  await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MS);
  await failed;
});

it('stops its timer when the response ends', async () => {
  stubResponse('multipart/mixed;boundary="graphql"');
  const response = await fetchWithHeartbeat('/graphql');
  send('end');
  stream.close();
  expect(await response.text()).toBe('end');
  expect(vi.getTimerCount()).toBe(0);
});

it('has no timeout for other responses', async () => {
  stubResponse('application/json');
  const text = (await fetchWithHeartbeat('/graphql')).text();
  await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MS * 2);
  send('{}');
  stream.close();
  expect(await text).toBe('{}');
});

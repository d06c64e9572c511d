import { uploadFetch } from './upload.ts';

/**
 * The gateway shows every 15 seconds that a subscription's line is alive. After three that were
 * missed it is dead, whatever the network says.
 */
export const SILENCE_MS = 45_000;

/**
 * `fetch`, except that an answer of many parts breaks off when it goes silent: a line that died
 * unnoticed would keep its page waiting for ever.
 */
export async function liveFetch(...request: Parameters<typeof uploadFetch>): Promise<Response> {
  const response = await uploadFetch(...request);
  const { body, status, statusText, headers } = response;
  if (!body || !headers.get('content-type')?.startsWith('multipart/')) return response;
  return new Response(body.pipeThrough(breakWhenSilent()), { status, statusText, headers });
}

function breakWhenSilent(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The line went silent')), SILENCE_MS);
  };
  return new TransformStream({
    start: wait,
    transform(chunk, controller) {
      wait(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

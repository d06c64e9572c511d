import { uploadFetch } from './upload.ts';

/**
 * The gateway sends a heartbeat on each subscription every 15 seconds. After three missed ones the
 * connection counts as lost, even if the network reports no error.
 */
export const HEARTBEAT_TIMEOUT_MS = 45_000;

/**
 * `fetch`, except that a multipart response fails if its heartbeats stop. Otherwise a connection
 * that is lost without an error would never be opened again.
 */
export async function fetchWithHeartbeat(...request: Parameters<typeof uploadFetch>): Promise<Response> {
  const response = await uploadFetch(...request);
  const { body, status, statusText, headers } = response;
  if (!body || !headers.get('content-type')?.startsWith('multipart/')) return response;
  return new Response(body.pipeThrough(failOnSilence()), { status, statusText, headers });
}

function failOnSilence(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The heartbeat stopped')), HEARTBEAT_TIMEOUT_MS);
  };
  return new TransformStream({
    start: restartTimer,
    transform(chunk, controller) {
      restartTimer(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

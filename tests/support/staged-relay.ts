import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stages of a watched call, in order. */
export type Stage =
  | 'request headers received'
  | 'half of request received'
  | 'request received'
  | 'processing'
  | 'processed'
  | 'response headers sent'
  | 'half of response sent'
  | 'response sent';

export interface StagedRelay {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A relay between a gateway and its host that reports each stage of a call before it continues.
 * Calls of scripts that aren't watched only report `request headers received`. If the gateway is
 * killed before `processing`, the call isn't forwarded.
 */
export async function startStagedRelay(
  host: string,
  watched: ReadonlySet<string>,
  reached: (script: string, stage: Stage) => Promise<void>,
): Promise<StagedRelay> {
  const server = createServer((incoming, outgoing) => {
    void relay(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', host);
    const script = url.pathname.replace(/^\/(php\/)?/, '');
    const reach = (stage: Stage) =>
      watched.has(script) || stage === 'request headers received' ? reached(script, stage) : Promise.resolve();
    await reach('request headers received');
    const body = await readBody(incoming, () => reach('half of request received'));
    await reach('request received');
    if (incoming.socket.destroyed) return;
    const { 'transfer-encoding': _encoding, ...headers } = incoming.headers;
    const upstream = request(url, { method: incoming.method, headers: { ...headers, 'content-length': body.length } });
    upstream.end(body);
    const responding = once(upstream, 'response') as Promise<[IncomingMessage]>;
    await reach('processing');
    const [response] = await responding;
    const responseBody = await readBody(response, async () => undefined);
    await reach('processed');
    const { 'transfer-encoding': _chunked, ...responseHeaders } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, { ...responseHeaders, 'content-length': responseBody.length });
    outgoing.flushHeaders();
    await reach('response headers sent');
    outgoing.write(responseBody.subarray(0, responseBody.length / 2));
    await reach('half of response sent');
    outgoing.end(responseBody.subarray(responseBody.length / 2));
    await once(outgoing, 'finish');
    await reach('response sent');
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(message: IncomingMessage, onHalf: () => Promise<void>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const half = Number(message.headers['content-length'] ?? 0) / 2;
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (size < half && size + chunk.length >= half) await onHalf();
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stage of the watched call. */
export type Stage =
  | 'headers arrived'
  | 'half arrived'
  | 'arrived'
  | 'being done'
  | 'done'
  | 'headers answered'
  | 'half answered'
  | 'answered';

export interface StagedRelay {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A relay between a gateway and its host that reports each stage of a call before it continues.
 * Other scripts' calls have one stage: `headers arrived`. A call whose gateway dies before `being
 * done` is not passed on; after that it is carried out.
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
      watched.has(script) || stage === 'headers arrived' ? reached(script, stage) : Promise.resolve();
    await reach('headers arrived');
    const body = await received(incoming, () => reach('half arrived'));
    await reach('arrived');
    if (incoming.socket.destroyed) return;
    const { 'transfer-encoding': _encoding, ...headers } = incoming.headers;
    const upstream = request(url, { method: incoming.method, headers: { ...headers, 'content-length': body.length } });
    upstream.end(body);
    const answering = once(upstream, 'response') as Promise<[IncomingMessage]>;
    await reach('being done');
    const [response] = await answering;
    const answer = await received(response, async () => undefined);
    await reach('done');
    const { 'transfer-encoding': _chunked, ...answerHeaders } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, { ...answerHeaders, 'content-length': answer.length });
    outgoing.flushHeaders();
    await reach('headers answered');
    outgoing.write(answer.subarray(0, answer.length / 2));
    await reach('half answered');
    outgoing.end(answer.subarray(answer.length / 2));
    await once(outgoing, 'finish');
    await reach('answered');
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

async function received(message: IncomingMessage, onHalf: () => Promise<void>): Promise<Buffer> {
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

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGate } from './gate.ts';

/** A script's fake response, or how it fails. */
type Fault =
  | { kind: 'answer'; status?: number; body: unknown; contentType?: string }
  | { kind: 'reset' }
  | { kind: 'hold'; until: Promise<void>; next: Fault | undefined };

interface Call {
  method: string;
  script: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * A relay between gateway and /php. It forwards calls to a real backend, records them, and makes
 * them fail as configured.
 */
export interface PhpRelay {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** Calls of one script since the last `reset`, for example `specialists.php`. */
  callsTo(script: string): Call[];
  /**
   * Makes every call of a script fail until `reset`; with `?action=` in its name, only those with
   * that action. `'*'` means all scripts.
   */
  fail(script: string, fault: Fault): void;
  /**
   * Holds the calls of a script until the returned function is called. Then they are forwarded, or
   * fail as in `next`, until `reset`.
   */
  hold(script: string, next?: Fault): () => void;
  /** Forwards calls of one script again. */
  restore(script: string): void;
  reset(): void;
  close(): Promise<void>;
}

export async function startPhpRelay(backendOrigin: string): Promise<PhpRelay> {
  const calls: Call[] = [];
  const faults = new Map<string, Fault>();

  const server = createServer((incoming, outgoing) => {
    void relay(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', backendOrigin);
    const script = url.pathname.replace(/^\/(php\/)?/, '');
    const body = await bodyOf(incoming);
    calls.push({ method: incoming.method ?? 'GET', script, query: url.searchParams, headers: incoming.headers, body });

    const action = `${script}?action=${url.searchParams.get('action')}`;
    await respond(faults.get(action) ?? faults.get(script) ?? faults.get('*'));

    async function respond(fault: Fault | undefined): Promise<void> {
      if (fault?.kind === 'reset') return void incoming.socket.destroy();
      if (fault?.kind === 'answer') return sendFake(outgoing, fault);
      if (fault?.kind === 'hold') {
        await fault.until;
        return respond(fault.next);
      }
      await forward(url, incoming, body, outgoing);
    }
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsTo: (script) => calls.filter((call) => call.script === script),
    fail: (script, fault) => void faults.set(script, fault),
    hold(script, next) {
      const { opened, open } = createGate();
      faults.set(script, { kind: 'hold', until: opened, next });
      return open;
    },
    restore: (script) => void faults.delete(script),
    reset() {
      faults.clear();
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function sendFake(outgoing: ServerResponse, fault: Extract<Fault, { kind: 'answer' }>): void {
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  outgoing.writeHead(fault.status ?? 200, { 'content-type': fault.contentType ?? 'application/json' }).end(text);
}

async function forward(url: URL, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<void> {
  const { 'transfer-encoding': _encoding, ...headers } = incoming.headers;
  const upstream = request(url, { method: incoming.method, headers: { ...headers, 'content-length': body.length } });
  upstream.end(body);
  const [response] = (await once(upstream, 'response')) as [IncomingMessage];
  outgoing.writeHead(response.statusCode ?? 502, response.headers);
  response.pipe(outgoing);
}

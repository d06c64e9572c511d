import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReceivedPart, readParts } from './fake-php-parts.ts';
import { createGate } from './gate.ts';

/** A call as it arrived at the socket. */
export interface ReceivedCall {
  readonly method: string;
  /** For example `services.php`. */
  readonly script: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as text, unless it was multipart. */
  readonly body: string;
  /** The parts of a multipart body, in order. */
  readonly parts: readonly ReceivedPart[];
}

/** The texts of a multipart body, in order. */
export const textsOf = ({ parts }: ReceivedCall): [name: string, text: string][] =>
  parts.flatMap((part) => ('text' in part ? [[part.name, part.text]] : []));

/** The response of a script. */
export type Reply =
  | { readonly json: unknown; readonly status?: number; readonly headers?: Readonly<Record<string, string | string[]>> }
  | {
      readonly raw: string | Buffer;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | string[]>>;
    }
  /** Never responds. */
  | 'hang'
  /** Sends its headers, then single bytes without end. */
  | 'drip'
  /** Closes the connection before the response. */
  | 'reset'
  /** Closes the connection in the middle of the response. */
  | 'cut';

export type Script = Reply | ((call: ReceivedCall) => Reply | Promise<Reply>);

const DRIP_MS = 200;

/** A fake /php host at a real socket. It responds as configured and records its calls. */
export class FakePhp {
  readonly calls: ReceivedCall[] = [];
  /** Whether it says in every response that it keeps idempotency keys, until it is reset. */
  keepsIdempotencyKeys = false;
  /** Called when a caller disconnects before the response. */
  onHangUp: () => void = () => undefined;
  readonly #scripts = new Map<string, Script>();
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** How often each script was called, for example `{ 'services.php': 1 }`. */
  get counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { script } of this.calls) counts[script] = (counts[script] ?? 0) + 1;
    return counts;
  }

  /** Sets the responses of scripts. */
  answer(scripts: Readonly<Record<string, Script>>): void {
    for (const [name, script] of Object.entries(scripts)) this.#scripts.set(name, script);
  }

  /** Lets a script answer only once the returned function is called. */
  hold(script: string, reply: Reply | (() => Reply)): () => void {
    const { opened, open } = createGate();
    this.answer({ [script]: () => opened.then(() => (typeof reply === 'function' ? reply() : reply)) });
    return open;
  }

  callsOf(script: string): ReceivedCall[] {
    return this.calls.filter((call) => call.script === script);
  }

  /** The only call of a script. Throws if there are none or several. */
  callOf(script: string): ReceivedCall {
    const [call, ...more] = this.callsOf(script);
    if (!call || more.length > 0) throw new Error(`${script} was called ${more.length + (call ? 1 : 0)} times`);
    return call;
  }

  /** Removes all responses and recorded calls. */
  reset(): void {
    this.#scripts.clear();
    this.keepsIdempotencyKeys = false;
    this.calls.length = 0;
  }

  /** Starts listening. After `stop` it uses the same port again. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  /** Refuses connections and closes open ones. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const isMultipart = /^multipart\/form-data/.test(request.headers['content-type'] ?? '');
    const call: ReceivedCall = {
      method: request.method ?? '',
      script: url.pathname.slice(url.pathname.lastIndexOf('/') + 1),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      parts: isMultipart ? await readParts(request) : [],
      body: isMultipart ? '' : await readText(request),
    };
    this.calls.push(call);
    response.on('close', () => {
      if (!response.writableFinished) this.onHangUp();
    });
    if (this.keepsIdempotencyKeys) response.setHeader('idempotency-keys', 'kept');
    const script = this.#scripts.get(call.script) ?? this.#scripts.get(call.path);
    await send(typeof script === 'function' ? await script(call) : script, response);
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function send(reply: Reply | undefined, response: ServerResponse): Promise<void> {
  if (reply === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
  } else if (reply === 'reset') {
    response.destroy();
  } else if (reply === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"success":true,');
    response.destroy();
  } else if (reply === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(drip));
  } else if (reply !== 'hang') {
    const body = 'json' in reply ? JSON.stringify(reply.json) : reply.raw;
    const type = 'json' in reply ? 'application/json' : 'text/html; charset=UTF-8';
    response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers }).end(body);
  }
}

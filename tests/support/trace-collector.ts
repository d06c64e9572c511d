import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[];
    }[];
  }[];
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All raw bodies. */
  readonly text: () => string;
  readonly headers: () => Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

const plain = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OTLP collector over HTTP that records the spans it receives. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  let text = '';
  let headers: Readonly<Record<string, unknown>> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    text += body;
    headers = request.headers;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Body).resourceSpans) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const { spans: received } of scopeSpans)
        spans.push(...received.map((span) => ({ ...span, service, attributes: plain(span.attributes) })));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    headers: () => headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

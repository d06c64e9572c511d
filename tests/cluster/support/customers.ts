import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A GraphQL response, loosely typed. */
export interface GraphAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly data: any;
  /** The codes of its errors. */
  readonly codes: readonly string[];
}

interface Outgoing {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
  /** The address that the customer comes from; every address of 127.0.0.0/8 is this machine's. */
  readonly from?: string;
}

/** The address of the customer with this number. */
export const addressOf = (index: number) => `127.1.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/** One request on a new connection, so that no idle one can close while it is sent. */
export function send(url: string, { method = 'GET', headers = {}, body, from }: Outgoing = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      url,
      { method, headers: { ...length, ...headers }, agent: false, ...(from && { localAddress: from }) },
      async (response) => {
        try {
          const received = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received });
        } catch (error) {
          reject(error);
        }
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function readGraph({ status, body }: Answer): GraphAnswer {
  try {
    const { data = null, errors = [] } = JSON.parse(body.toString());
    return {
      status,
      data,
      codes: errors.map((error: { extensions?: { code?: string } }) => `${error.extensions?.code}`),
    };
  } catch {
    return { status, data: null, codes: ['NO_JSON'] };
  }
}

/** One operation. */
export async function ask(
  url: string,
  query: string,
  { variables = {}, headers = {}, from }: { variables?: object; headers?: OutgoingHttpHeaders; from?: string } = {},
): Promise<GraphAnswer> {
  const json = { 'content-type': 'application/json', ...headers };
  const body = JSON.stringify({ query, variables });
  return readGraph(await send(`${url}/graphql`, { method: 'POST', headers: json, body, ...(from && { from }) }));
}

/** One operation with its files. */
export async function upload(url: string, form: FormData, from?: string, headers: OutgoingHttpHeaders = {}) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = { 'content-type': encoded.headers.get('content-type') ?? '', 'apollo-require-preflight': 'true' };
  return readGraph(
    await send(`${url}/graphql`, { method: 'POST', headers: { ...type, ...headers }, body, ...(from && { from }) }),
  );
}

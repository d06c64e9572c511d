import { rows, type Scratch } from '../../../tests/backend/support/engines.ts';

export type Group =
  | 'Directory'
  | 'Availability'
  | 'Lists'
  | 'Dashboard'
  | 'Dashboard of a heavy customer'
  | 'Booking'
  | 'Appointments'
  | 'Account'
  | 'Passwords'
  | 'Messages and applications';

/** A backend on a filled database. */
export interface Host {
  readonly origin: string;
  readonly scratch: Scratch;
  readonly now: Date;
}

/** A prepared request; only its sending is timed. */
type Send = () => Promise<Response>;

export interface Call {
  readonly name: string;
  readonly group: Group;
  readonly times: number;
  /** Prepares the nth request. */
  prepare(host: Host, index: number): Promise<Send> | Send;
}

const READS = 100;
const WRITES = 30;

export function read(
  group: Group,
  name: string,
  path: (index: number, host: Host) => string,
  headers: (index: number) => Record<string, string> = () => ({}),
): Call {
  return {
    name,
    group,
    times: READS,
    prepare: (host, index) => {
      const url = `${host.origin}${path(index, host)}`;
      return () => fetch(url, { headers: headers(index) });
    },
  };
}

type Body = Record<string, unknown> | FormData | URLSearchParams;

/** Sends JSON, or a form. */
export function post(host: Host, path: string, body: Body, headers: Record<string, string> = {}): Send {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const url = `${host.origin}/${path}`;
  const type = isForm ? {} : { 'content-type': 'application/json' };
  return () =>
    fetch(url, { method: 'POST', headers: { ...type, ...headers }, body: isForm ? body : JSON.stringify(body) });
}

export function write(group: Group, name: string, prepare: Call['prepare']): Call {
  return { name, group, times: WRITES, prepare };
}

/** Sends a request that must succeed, as the preparation of a timed one. */
export async function answerTo<T>(send: Send): Promise<T> {
  const response = await send();
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

/** The code in the newest email to an address. */
export async function codeTo({ scratch }: Host, email: string): Promise<string> {
  const recent = `select body from mails where id > (select max(id) - 50 from mails)
    and recipient = '${email}' order by id desc limit 1`;
  const [mail] = await rows<{ body: string }>(scratch, recent);
  return /^Your code: (\d{6})$/m.exec(mail?.body ?? '')?.[1] ?? '';
}

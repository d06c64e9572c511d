import { contract } from '../../../gateway/legacy/contract.ts';
import type { Query } from '../../../gateway/legacy/endpoints/endpoint.ts';
import { isRead, SCRIPTS } from '../../examples/all.ts';
import type { Call, Fields, Form, Headers } from '../../examples/example.ts';
import { type Answer, readAnswer, type TestBackend } from './backend.ts';
import { bookingForm, photoFile } from './booking.ts';
import { operate } from './operator.ts';

/** The form of a script; null if it takes none. */
export function formOf(call: Call): Form | null {
  const example = SCRIPTS[call];
  return 'form' in example ? example.form : null;
}

export const isJson = (call: Call) => contract[call].kind === 'json-write';

/** The script's path, with the query that selects its action. */
export function pathOf(call: Call, { id }: Fields): string {
  const { path, query }: { readonly path: string; readonly query?: Query } = contract[call];
  return `${path.replace('{id}', String(id))}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Sends fields to a script as the gateway would, with more of a query if it is given. */
export async function sendTo(
  test: TestBackend,
  call: Call,
  fields: Fields,
  headers: Headers,
  query = '',
): Promise<Answer> {
  const form = formOf(call);
  if (form?.send) return form.send(test, fields);
  const url = new URL(pathOf(call, fields), test.backend.origin);
  const parameters = isRead(call) ? new URLSearchParams(textsOf(fields)) : '';
  url.search = [url.search.slice(1), parameters, query].filter((part) => `${part}` !== '').join('&');
  return readAnswer(await fetch(url, isRead(call) ? { headers } : requestOf(call, fields, headers)));
}

/** A call that succeeds. */
export async function succeedWith(test: TestBackend, call: Call, headers: Headers): Promise<Answer> {
  const form = formOf(call);
  const complete = (appointmentId: string) => operate(test, 'appointments', 'complete', appointmentId);
  if (form?.works) return form.works(test, headers, complete);
  return sendTo(test, call, { ...(await form?.fields(test, headers)) }, headers);
}

function requestOf(call: Call, fields: Fields, headers: Headers): RequestInit {
  const { kind } = contract[call];
  if (kind === 'form-write') return { method: 'POST', headers, body: new URLSearchParams(textsOf(fields)) };
  if (kind === 'multipart-write') return { method: 'POST', headers, body: bookingForm(textsOf(fields), [photoFile()]) };
  const json = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return kind === 'path-write' ? json : { ...json, body: JSON.stringify(fields) };
}

/** A form has only texts: no lists and no objects. */
function textsOf(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(([, value]) => value !== undefined && typeof value !== 'object');
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

import type { TestBackend } from '../../backend/support/backend.ts';

/** The data of a login's response that a client stores. */
export interface Session {
  userId: string;
  authToken: string;
}

// biome-ignore lint/suspicious/noExplicitAny: as JavaScript without types reads an answer.
type Body = any;

/**
 * Calls the scripts like a developer who has only read the two documents, and relies on the
 * documented responses.
 */
export interface DocumentsClient {
  get(script: string, query?: Record<string, unknown>, session?: Session): Promise<Body>;
  json(script: string, body: unknown, session?: Session): Promise<Body>;
  /** A body without a named encoding, as `application/x-www-form-urlencoded`. */
  form(script: string, fields: Record<string, unknown>, session?: Session): Promise<Body>;
  /** As `FormData`, which writes null as the text `null`. */
  multipart(script: string, form: FormData, session?: Session): Promise<Body>;
}

export function createDocumentsClient(test: TestBackend): DocumentsClient {
  async function call(
    path: string,
    init: RequestInit,
    query: Record<string, unknown>,
    session?: Session,
  ): Promise<Body> {
    const url = new URL(path.startsWith('/') ? path : `/php/${path}`, test.backend.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = new Headers(init.headers);
    if (session) {
      url.searchParams.set('userId', session.userId);
      url.searchParams.set('token', session.authToken);
      headers.set('X-User-ID', session.userId);
      headers.set('X-Auth-Token', session.authToken);
    }
    const response = await fetch(url, { ...init, headers });
    const body: Body = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }
  const post = (path: string, body: NonNullable<RequestInit['body']> | null, type: string | null, session?: Session) =>
    call(path, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }, {}, session);
  return {
    get: (script, query = {}, session) => call(script, {}, query, session),
    json: (script, body, session) =>
      post(script, body === undefined ? null : JSON.stringify(body), 'application/json', session),
    form: (script, fields, session) => {
      const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
      return post(script, new URLSearchParams(pairs).toString(), 'application/x-www-form-urlencoded', session);
    },
    multipart: (script, form, session) => post(script, form, null, session),
  };
}

/** The fields as `FormData`; files as `images[0]`, `images[1]`, and so on. */
export function formDataOf(fields: Record<string, unknown>, images: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [index, image] of images.entries()) form.append(`images[${index}]`, image);
  return form;
}

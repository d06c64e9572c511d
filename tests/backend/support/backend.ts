import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Backend, BackendOptions } from '../../../backend/backend-options.ts';
import { createBackend } from '../../../backend/server.ts';
import { CHEAP_PASSWORD_HASH_COST } from '../../support/password-hash-cost.ts';
import { createScratch, type EngineName, type Scratch } from './engines.ts';

/** What a script answers. The tests look into it as a browser would: without types. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what is under test.
  body: any;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A Monday in winter, half past ten in the morning in London. */
export const monday = new Date('2026-03-02T10:30:00Z');

export type StartOptions = Partial<BackendOptions> & { now?: Date; fill?: (scratch: Scratch) => Promise<void> };

/** A backend and its data, once it is started. */
export class TestBackend {
  backend!: Backend;
  scratch!: Scratch;
  /** What the backend takes for the present; tests move it. */
  clock = { now: monday };
  #options: Partial<BackendOptions> = {};

  async start(engine: EngineName, { now = monday, fill, ...options }: StartOptions): Promise<void> {
    this.scratch = await createScratch(engine);
    this.clock.now = now;
    this.#options = options;
    await fill?.(this.scratch);
    this.backend = await this.#create();
  }

  #create(changes: Partial<BackendOptions> = {}): Promise<Backend> {
    const { dataDir, databaseUrl } = this.scratch;
    return createBackend({
      dataDir,
      databaseUrl,
      publicUrl: 'https://product.example',
      demo: true,
      clock: () => this.clock.now,
      // Time passes when a test says so.
      scheduleInterval: null,
      passwordHashCost: CHEAP_PASSWORD_HASH_COST,
      ...this.#options,
      ...changes,
    });
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return readAnswer(await fetch(`${this.backend.origin}${path}`, { headers }));
  }

  async post(path: string, body?: RequestInit['body'], headers: Record<string, string> = {}): Promise<Answer> {
    return readAnswer(await fetch(`${this.backend.origin}${path}`, { method: 'POST', headers, body: body ?? null }));
  }

  postJson(script: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.post(`/php/${script}`, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  postForm(script: string, form: FormData | URLSearchParams, headers?: Record<string, string>): Promise<Answer> {
    return this.post(`/php/${script}`, form, headers);
  }

  /** Closes the backend and starts it again on the same data, with other options if any. */
  async restart(changes?: Partial<BackendOptions>): Promise<void> {
    await this.backend.close();
    this.backend = await this.#create(changes);
  }

  readonly stop = async (): Promise<void> => {
    await this.backend.close();
    await this.scratch.remove();
  };
}

export async function startBackend(
  engine: EngineName = 'sqlite',
  options: StartOptions = {},
  test = new TestBackend(),
): Promise<TestBackend> {
  await test.start(engine, options);
  return test;
}

export const joan = { email: 'joan.pryce@example.com', password: 'Mend-it-2026!' };

/** What a browser sends back of the cookies of an answer. */
export function cookieOf({ headers }: Answer): Record<string, string> {
  return {
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  };
}

/** Logs in and returns the headers that prove it. */
export async function logIn(
  test: TestBackend,
  rememberMe = false,
  who = joan,
  cookies: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { body } = await test.postJson('userLogin.php', { ...who, rememberMe }, cookies);
  return { 'x-user-id': body.userId, 'x-auth-token': body.authToken };
}

/** A backend that runs during the suite which calls this. */
export function useBackend(engine: EngineName = 'sqlite', options: StartOptions = {}): TestBackend {
  const test = new TestBackend();
  beforeAll(() => startBackend(engine, options, test));
  afterAll(() => test.stop());
  return test;
}

/** Headers of a session of Joan's, from the start of the suite's tests on. */
export function useSession(test: TestBackend, rememberMe = false): Record<string, string> {
  const headers: Record<string, string> = {};
  beforeAll(async () => void Object.assign(headers, await logIn(test, rememberMe)));
  return headers;
}

/**
 * Gives every test a day of its own, so that what is counted within hours in one doesn't count in
 * another. Days are numbered from 1.
 */
export function onOwnDays(test: TestBackend, begin: (day: number) => unknown = () => undefined): void {
  let day = 0;
  beforeEach(async () => {
    day += 1;
    test.clock.now = new Date(monday.getTime() + day * 2 * 86_400_000);
    await begin(day);
  });
}

/** What `toMatchObject` finds in a refusal with these errors. An only one is the message too. */
export const refusal = (status: number, ...errors: unknown[]) => ({
  status,
  body: { success: false, errors, ...(errors.length === 1 && { message: errors[0] }) },
});

/** The value that each record of an answer has for a field. */
export const valuesOf = (records: Answer['body'][], field: string): Answer['body'][] =>
  records.map((record) => record[field]);

/** The first record of an answer that has the value. */
export function recordWith(records: Answer['body'][], field: string, value: unknown): Answer['body'] {
  return records.find((record) => record[field] === value);
}

/** For each field a text that is one character longer than its limit. */
export function overLimit(limits: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'x'.repeat(limit + 1)]));
}

/** The fields that are too long, as an answer says. */
export function tooLongFields({ body }: Answer): string[] {
  return body.fields.filter((_: string, index: number) => body.errors[index].startsWith('Use at most'));
}

/** Sends a call so many times at the same moment. */
export const concurrently = <T>(times: number, send: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => send(index)));

/** The statuses of calls that are sent one after the other; they are numbered from 1. */
export async function statusesOf(times: number, send: (nth: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 1; nth <= times; nth += 1) statuses.push((await send(nth)).status);
  return statuses;
}

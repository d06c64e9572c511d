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

export interface TestBackend {
  backend: Backend;
  scratch: Scratch;
  /** What the backend takes for the present; tests move it. */
  clock: { now: Date };
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  postJson(script: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  postForm(script: string, form: FormData | URLSearchParams, headers?: Record<string, string>): Promise<Answer>;
  /**
   * Closes the backend and starts it again on the same data, with other options where some are
   * given.
   */
  restart(changes?: Partial<BackendOptions>): Promise<void>;
  stop(): Promise<void>;
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A Monday in winter, half past ten in the morning in London. */
export const monday = new Date('2026-03-02T10:30:00Z');

export async function startBackend(
  engine: EngineName,
  options: Partial<BackendOptions> & { now?: Date; fill?: (scratch: Scratch) => Promise<void> } = {},
): Promise<TestBackend> {
  const { now = monday, fill, ...rest } = options;
  const scratch = await createScratch(engine);
  await fill?.(scratch);
  const clock = { now };
  const { dataDir, databaseUrl } = scratch;
  const start = (changes: Partial<BackendOptions> = {}) =>
    createBackend({
      dataDir,
      databaseUrl,
      publicUrl: 'https://product.example',
      demo: true,
      clock: () => clock.now,
      // Time passes when a test says so.
      scheduleInterval: null,
      passwordHashCost: CHEAP_PASSWORD_HASH_COST,
      ...rest,
      ...changes,
    });
  const test: TestBackend = {
    backend: await start(),
    scratch,
    clock,
    get: async (path, headers = {}) => readAnswer(await fetch(`${test.backend.origin}${path}`, { headers })),
    postJson: async (script, body, headers = {}) =>
      readAnswer(
        await fetch(`${test.backend.origin}/php/${script}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    postForm: async (script, body, headers = {}) =>
      readAnswer(await fetch(`${test.backend.origin}/php/${script}`, { method: 'POST', headers, body })),
    async restart(changes) {
      await test.backend.close();
      test.backend = await start(changes);
    },
    async stop() {
      await test.backend.close();
      await scratch.remove();
    },
  };
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

import { type APIRequestContext, expect } from '@playwright/test';

/** A row of the outbox: the recipient of an email and its path. The newest row is first. */
const ROW = /<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">/g;
const CODE = /^Your code: (\d{6})$/m;

/**
 * The newest code sent to an address, from the demo's outbox. `origin` is the backend's, where the
 * gateway doesn't embed it.
 */
export async function codeFor(request: APIRequestContext, email: string, origin = ''): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = await newestCode(request, email, origin);
    expect(code, `a code for ${email}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

/** A complete code that differs in its last digit. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
}

async function newestCode(request: APIRequestContext, email: string, origin: string): Promise<string | undefined> {
  const list = await (await request.get(`${origin}/outbox`)).text();
  for (const [, recipient, path] of list.matchAll(ROW)) {
    if (recipient !== email.toLowerCase()) continue;
    const message = await (await request.get(`${origin}${path}`)).text();
    const code = CODE.exec(message)?.[1];
    if (code) return code;
  }
  return undefined;
}

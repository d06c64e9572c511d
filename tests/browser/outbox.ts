import { type APIRequestContext, expect } from '@playwright/test';

/**
 * What stands in the outbox's rows: who a mail went to, and where it can be read; the newest first.
 */
const ROW = /<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">/g;
const CODE = /^Your code: (\d{6})$/m;

/**
 * The newest code that an address has been sent and can still use, read in the demo's outbox as its
 * owner would in their mail program. `origin` is the backend's where the product is not on its
 * embedded one.
 */
export async function codeFor(request: APIRequestContext, email: string, origin = ''): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = await newestCode(request, email, origin);
    expect(code, `a code for ${email}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

/** A whole code that is not the right one. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
}

async function newestCode(request: APIRequestContext, email: string, origin: string): Promise<string | undefined> {
  const list = await (await request.get(`${origin}/outbox`)).text();
  for (const [, recipient, path] of list.matchAll(ROW)) {
    if (recipient !== email.toLowerCase()) continue;
    const mail = await (await request.get(`${origin}${path}`)).text();
    const code = CODE.exec(mail)?.[1];
    if (code) return code;
  }
  return undefined;
}

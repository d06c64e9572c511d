import { type APIRequestContext, expect } from '@playwright/test';

/** A row of the outbox: the recipient of an email and its path. The newest row is first. */
const ROW = /<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">/g;
const CODE = /^Your code: (\d{6})$/m;
const LINK = /(\/verify-appointment-email#booking=[\w-]+)/;

/**
 * The newest code sent to an address, from the demo's outbox. `origin` is the backend's, where the
 * gateway doesn't embed it.
 */
export async function codeFor(request: APIRequestContext, email: string, origin = ''): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = await newestMatch(request, email, CODE, origin);
    expect(code, `a code for ${email}`).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** The link to a guest's booking in the newest email to an address. */
export async function bookingLinkFor(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await newestMatch(request, email, LINK, '');
    expect(link, `a link for ${email}`).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** A complete code that differs in its last digit. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
}

async function newestMatch(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
  origin: string,
): Promise<string | undefined> {
  const list = await (await request.get(`${origin}/outbox`)).text();
  for (const [, recipient, path] of list.matchAll(ROW)) {
    if (recipient !== email.toLowerCase()) continue;
    const message = await (await request.get(`${origin}${path}`)).text();
    const found = pattern.exec(message)?.[1];
    if (found) return found;
  }
  return undefined;
}

import { type APIRequestContext, expect } from '@playwright/test';

/** A row of the outbox: the recipient of an email and its path. The newest row is first. */
const ROW = /<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">/g;
const CODE = /^Your code: (\d{6})$/m;
const LINK = /(\/verify-appointment-email#booking=[\w-]+)/;

/**
 * The newest code sent to an address, from the demo's outbox. `origin` is the backend's, where the
 * gateway doesn't embed it.
 */
export const codeFor = (request: APIRequestContext, email: string, origin = '') =>
  newestMatch(request, email, CODE, origin);

/** The link to a guest's booking in the newest email to an address. */
export const bookingLinkFor = (request: APIRequestContext, email: string) => newestMatch(request, email, LINK, '');

/** The price guide in the newest email to an address. */
export const priceGuideFor = (request: APIRequestContext, email: string) =>
  newestMatch(request, email, /^ {2}Price guide {2}(.*)$/m, '');

/** A complete code that differs in its last digit. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
}

async function newestMatch(request: APIRequestContext, email: string, pattern: RegExp, origin: string) {
  let match = '';
  await expect(async () => {
    const list = await (await request.get(`${origin}/outbox`)).text();
    const paths = [...list.matchAll(ROW)].flatMap(([, to, path]) => (to === email.toLowerCase() ? [path] : []));
    for (const path of paths) {
      if (match === '') match = pattern.exec(await (await request.get(`${origin}${path}`)).text())?.[1] ?? '';
    }
    expect(match, `${pattern} in an email to ${email}`).not.toBe('');
  }).toPass();
  return match;
}

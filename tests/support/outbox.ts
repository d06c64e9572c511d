import { until } from './until.ts';

/** A row of the outbox: the recipient of an email and its path. The newest row is first. */
const ROW = /<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">/g;
const CODE = /^Your code: (\d{6})$/m;

/** Waits for a code that was sent to an address, and reads the newest one from the outbox. */
export async function codeFrom(origin: string, email: string): Promise<string> {
  let code = '';
  await until(async () => {
    code = await newestCode(origin, email);
    return code !== '';
  }, `a code for ${email} was sent`);
  return code;
}

async function newestCode(origin: string, email: string): Promise<string> {
  const page = async (path: string) => (await fetch(origin + path)).text();
  for (const [, recipient, path = ''] of (await page('/outbox')).matchAll(ROW)) {
    const code = recipient === email ? CODE.exec(await page(path))?.[1] : undefined;
    if (code) return code;
  }
  return '';
}

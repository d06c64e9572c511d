import type { TestBackend } from './backend.ts';
import { readOutbox } from './booking.ts';

/**
 * The texts of the mails to an address, newest first, as its owner would read them in the outbox.
 */
export async function mailsTo(test: TestBackend, address: string): Promise<string[]> {
  const mails = (await readOutbox(test)).filter(({ to }) => to === address);
  return Promise.all(mails.map(async ({ path }) => String((await test.get(path)).body)));
}

/** The code of the newest mail to an address; empty when that mail has none that is good. */
export async function codeFor(test: TestBackend, address: string): Promise<string> {
  const [newest = ''] = await mailsTo(test, address);
  return /^Your code: (\d{6})$/m.exec(newest)?.[1] ?? '';
}

/** The handle of the link in a booking's email; empty when there is none. */
export function handleIn(mail = ''): string {
  return /#booking=([\w-]+)/.exec(mail)?.[1] ?? '';
}

/** Six digits that are not the code. */
export function otherThan(code: string, nth = 1): string {
  return String((Number(code) + nth) % 1_000_000).padStart(6, '0');
}

export function pass(test: TestBackend, seconds: number): void {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
}

export const wrongCode = 'Invalid verification code. Please try again.';
export const voidCode = 'You can’t use this code any more. Please request a new one.';

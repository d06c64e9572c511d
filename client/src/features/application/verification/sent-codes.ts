import * as z from 'zod/mini';
import { readStored, writeStored } from '~/lib/storage.ts';

const KEY = 'application-codes';
/** When a code was requested, in milliseconds since 1970, by email address. Codes aren't stored. */
const sentSchema = z.record(z.string(), z.number());
type SentCodes = z.infer<typeof sentSchema>;

/** When this tab last requested a code; null if it didn't, or if that code was used. */
export function codeSentAt(email: string): number | null {
  return read()[normalise(email)] ?? null;
}

export function recordCodeSent(email: string, moment: number): void {
  write({ ...read(), [normalise(email)]: moment });
}

/** For a code that was used or couldn't be sent: the last step then sends another one. */
export function clearCodeSent(email: string): void {
  const { [normalise(email)]: _cleared, ...others } = read();
  write(others);
}

/** Used if the browser refuses to store them; null otherwise. */
let inMemory: SentCodes | null = null;

function read(): SentCodes {
  return inMemory ?? readStored('session', KEY, sentSchema) ?? {};
}

function write(sent: SentCodes): void {
  inMemory = writeStored('session', KEY, sent) ? null : sent;
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}

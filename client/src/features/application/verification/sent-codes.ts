import * as z from 'zod/mini';
import { readStored, writeStored } from '~/lib/storage.ts';

const KEY = 'application-codes';
/** When a code was asked for, in milliseconds, by address. Codes themselves are never kept. */
const sentSchema = z.record(z.string(), z.number());
type SentCodes = z.infer<typeof sentSchema>;

/**
 * When this tab has last asked for a code for an address; null when it has not, or when that code
 * is used up.
 */
export function codeSentAt(email: string): number | null {
  return read()[keyOf(email)] ?? null;
}

export function noteCodeSent(email: string, moment: number): void {
  write({ ...read(), [keyOf(email)]: moment });
}

/**
 * Nothing was sent after all, or it is used up: the next visit to the last step asks for another.
 */
export function forgetCodeSent(email: string): void {
  const { [keyOf(email)]: _forgotten, ...others } = read();
  write(others);
}

/** Where the browser keeps nothing, as long as the page lasts; null where it does. */
let unkept: SentCodes | null = null;

function read(): SentCodes {
  return unkept ?? readStored('session', KEY, sentSchema) ?? {};
}

function write(sent: SentCodes): void {
  unkept = writeStored('session', KEY, sent) ? null : sent;
}

/** Upper and lower case make no other address. */
function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

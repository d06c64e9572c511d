import { londonTimestamp } from '../domain/london-time.ts';

/*
 * What PHP does to values on their way from its database to JSON: numbers come as texts, amounts with two decimals, flags as "1" and
 * "0", missing ones as null.
 */

export function phpText(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

/** Pence as pounds: 9500 is "95.00". */
export function phpPounds(pence: number | null): string | null {
  return pence === null ? null : (pence / 100).toFixed(2);
}

export function phpFlag(value: boolean | 0 | 1): '1' | '0' {
  return value ? '1' : '0';
}

export function phpYesNo(value: boolean | 0 | 1): 'Yes' | 'No' {
  return value ? 'Yes' : 'No';
}

const HOUR_MS = 60 * 60_000;

/** A moment as `YYYY-MM-DD HH:MM:SS` in London; with its zone in the hour that the clocks repeat in October, which would else be taken for the one before. */
export function phpTimestamp(moment: string | null): string | null {
  if (moment === null) return null;
  const at = new Date(moment);
  const written = londonTimestamp(at);
  return written === londonTimestamp(new Date(at.getTime() - HOUR_MS)) ? `${written}+00:00` : written;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

/** htmlspecialchars(). */
export function htmlEscaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** htmlspecialchars(json_encode()): what some specialists' `services` arrive as (ENT-04). */
export function htmlEscapedJson(value: unknown): string {
  return htmlEscaped(JSON.stringify(value));
}

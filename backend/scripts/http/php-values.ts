import { londonTimestamp } from '#shared/london/clock.ts';
import { HOUR_MS } from '#shared/time.ts';

/*
 * Values as the documents describe them: ids are texts, amounts and counts numbers, flags booleans,
 * and what is missing is null. A flag written as "0" would be true in JavaScript.
 */

export function idText(id: number): string;
export function idText(id: number | null): string | null;
export function idText(id: number | null): string | null {
  return id === null ? null : String(id);
}

/** Pence as pounds: 9550 is 95.5. */
export function pounds(pence: number): number;
export function pounds(pence: number | null): number | null;
export function pounds(pence: number | null): number | null {
  return pence === null ? null : pence / 100;
}

export function yesNo(value: boolean | 0 | 1): 'Yes' | 'No' {
  return value ? 'Yes' : 'No';
}

/**
 * A moment as `YYYY-MM-DD HH:MM:SS` in London. In the hour that the clocks repeat in October it has
 * its zone, because it would be read as the hour before otherwise.
 */
export function timestamp(moment: string | null): string | null {
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
export function htmlEscapedJson(value: unknown): { toJSON: () => string } {
  return { toJSON: () => htmlEscaped(JSON.stringify(value)) };
}

/**
 * A response in which what looks like an entity is escaped. Readers of /php decode its texts once,
 * because some arrive escaped: `&amp;` must stay what someone has typed.
 */
export function withEscapedEntities(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/&(?=[a-z#])/gi, '&amp;');
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (Array.isArray(value)) return value.map(withEscapedEntities);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withEscapedEntities(member)]));
}

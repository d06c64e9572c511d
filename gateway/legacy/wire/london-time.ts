import { londonOffset } from '#shared/london/clock.ts';
import { isDay } from '#shared/london/days.ts';
import { field } from './field.ts';

const HOUR_MS = 60 * 60_000;

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

function utc(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/**
 * A moment such as `2026-07-01 09:00:00` as ISO 8601 in UTC; null when missing or invalid. Without
 * a zone it is London time (C-49): the first of a time repeated in October, an hour later for one
 * that is skipped in March.
 */
export function readMoment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (LOCAL.test(text)) return readLocal(text);
  if (!ZONED.test(text)) return null;
  const moment = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(moment) ? null : utc(moment);
}

/** Reads a text that matches LOCAL: a date, with or without a time. */
function readLocal(text: string): string | null {
  const date = text.slice(0, 10);
  const time = (text.slice(11, 19) || '00:00').padEnd(8, ':00');
  if (!isDay(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return null;
  const summer = Date.parse(`${date}T${time}Z`) - HOUR_MS;
  return londonOffset(summer) === HOUR_MS ? utc(summer) : `${date}T${time}Z`;
}

export const moment = field('a moment', readMoment);

/** A day as `YYYY-MM-DD`, also from a date with a time; null when missing or invalid. */
export function readDay(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return isDay(text) ? text : null;
}

export const day = field('a day', readDay);

import { fold } from './ics-line.ts';

/** One thing to go into somebody's calendar. */
export interface CalendarEvent {
  /**
   * The same for the same thing for ever, so that taking it in again changes it and does not double
   * it.
   */
  uid: string;
  start: Date;
  minutes: number;
  /** Not agreed yet: calendars show it as tentative. */
  isTentative: boolean;
  title: string;
  place: string;
  /** Lines of text. */
  notes: readonly string[];
  url: string;
}

/** From when revisions are counted; any moment before the first would do. */
const FIRST_REVISION = Date.UTC(2026, 0, 1);

/**
 * A calendar file (RFC 5545) of one event. Its times are in UTC, so that it needs no description of
 * any zone and is right in every calendar. The revision is the second of its making: what was made
 * later replaces what a calendar has taken in before, also after the day was moved.
 */
export function calendarFile(event: CalendarEvent, { author, now }: { author: string; now: Date }): string {
  const { uid, start, minutes, isTentative, title, place, notes, url } = event;
  const made = utc(now);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${asText(author)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${asText(uid)}`,
    `DTSTAMP:${made}`,
    `LAST-MODIFIED:${made}`,
    `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - FIRST_REVISION) / 1000))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${asText(title)}`,
    `LOCATION:${asText(place)}`,
    `DESCRIPTION:${asText(notes.join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** `20261123T090000Z`. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * A value of type TEXT (3.3.11): its four special signs are written with a backslash, and no other
 * control character may stand in it.
 */
function asText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is to be taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

import { MINUTE_MS } from '#shared/time.ts';

/** An event for a calendar app. */
export interface CalendarEvent {
  /** Stays the same for the same event, so that importing it again updates it. */
  uid: string;
  start: Date;
  minutes: number;
  /** Not confirmed yet: calendars show the event as tentative. */
  isTentative: boolean;
  title: string;
  location: string;
  /** Lines of text. */
  notes: readonly string[];
  url: string;
}

/** Revisions count the seconds since this date, which precedes every event. */
const FIRST_REVISION = Date.UTC(2026, 0, 1);

const MAX_LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with one event and a reminder. Times are in UTC, so the file needs
 * no time zone definitions. A later file has a higher revision, so calendars replace an event that
 * was imported earlier, even if its date changed.
 */
export function calendarFile(event: CalendarEvent, { author, now }: { author: string; now: Date }): string {
  const { uid, start, minutes, isTentative, title, location, notes, url } = event;
  const timestamp = utc(now);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(author)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${timestamp}`,
    `LAST-MODIFIED:${timestamp}`,
    `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - FIRST_REVISION) / 1000))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * MINUTE_MS))}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    // A day before the event.
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** `20261123T090000Z`. */
function utc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A value of type TEXT (3.3.11): special characters are escaped, control characters removed. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/**
 * Folds a content line into lines of at most 75 octets (3.1). Continuation lines begin with a
 * space, which counts. Characters of several octets are never split.
 */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, foldLine } from '~/lib/calendar-file.ts';

const event: CalendarEvent = {
  uid: 'appointment-31@mendwell.example',
  start: new Date('2026-11-23T09:00:00Z'),
  minutes: 90,
  isTentative: false,
  title: 'Plumbing with Tom Bexley',
  location: 'Highfields workshop',
  notes: ['Reference: MW-48213', 'Call us.'],
  url: 'https://example.org/dashboard/appointments?appointment=31',
};
const options = { author: 'Mendwell', now: new Date('2026-11-20T12:34:56.789Z') };

/** The unfolded lines of a file. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const textOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('a calendar file', () => {
  it('has one event, with line ends as in RFC 5545', () => {
    const file = calendarFile(event, options);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mendwell//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:appointment-31@mendwell.example',
      'DTSTAMP:20261120T123456Z',
      'LAST-MODIFIED:20261120T123456Z',
      'SEQUENCE:27952496',
      'DTSTART:20261123T090000Z',
      'DTEND:20261123T103000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Plumbing with Tom Bexley',
      'LOCATION:Highfields workshop',
      'DESCRIPTION:Reference: MW-48213\\nCall us.',
      'URL:https://example.org/dashboard/appointments?appointment=31',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Plumbing with Tom Bexley',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is what a strict parser reads, whatever the texts contain', () => {
    const texts = 'Müller & Söhne; 1, High Street\\ "back"\nרחוב הרצל 5 🔧'.repeat(3);
    const file = calendarFile({ ...event, title: texts, location: texts, notes: [texts, texts] }, options);
    expect(ICAL.design.strict).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect([read.summary, read.location, read.description]).toEqual([texts, texts, `${texts}\n${texts}`]);
    expect(read.uid).toBe(event.uid);
    expect(read.startDate.toJSDate()).toEqual(event.start);
    expect(read.duration.toSeconds()).toBe(90 * 60);
    const alarm = read.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(texts);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
  });

  it('marks an unconfirmed time as tentative', () => {
    expect(textOf(calendarFile({ ...event, isTentative: true }, options), 'STATUS')).toBe('TENTATIVE');
  });

  it('has a revision that increases with time and stays within 32 bits', () => {
    const sequenceAt = (now: string) =>
      Number(textOf(calendarFile(event, { ...options, now: new Date(now) }), 'SEQUENCE'));
    expect(sequenceAt('2026-11-20T12:34:57Z')).toBe(sequenceAt('2026-11-20T12:34:56Z') + 1);
    expect(sequenceAt('2025-06-01T00:00:00Z')).toBe(0);
    expect(sequenceAt('2093-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it.each([
    ['a comma; a semicolon', 'a comma\\; a semicolon'],
    ['1, High Street', '1\\, High Street'],
    ['C:\\tools', 'C:\\\\tools'],
    ['two\nlines', 'two\\nlines'],
    ['two\r\nlines', 'two\\nlines'],
    ['old\rline', 'old\\nline'],
    ['a bell\u0007 and\u0000 nothing', 'a bell and nothing'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ])('writes %j as %j', (text, expected) => {
    expect(textOf(calendarFile({ ...event, location: text }, options), 'LOCATION')).toBe(expected);
  });
});

describe('a folded line', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length;

  it.each([
    ['75 octets', 'x'.repeat(75), 1],
    ['76 octets', 'x'.repeat(76), 2],
    ['149 octets, which fit in two lines', 'x'.repeat(149), 2],
    ['150 octets', 'x'.repeat(150), 3],
    ['characters of two octets', 'é'.repeat(80), 3],
    ['characters of four octets', '🔧'.repeat(40), 3],
    ['a character across the limit', `${'x'.repeat(74)}£5`, 2],
  ])('%s', (_case, line, count) => {
    const lines = foldLine(line).split('\r\n');
    expect(lines).toHaveLength(count);
    for (const folded of lines) expect(octets(folded)).toBeLessThanOrEqual(75);
    for (const folded of lines.slice(1)) expect(folded.startsWith(' ')).toBe(true);
    expect(foldLine(line).replace(/\r\n /g, '')).toBe(line);
  });
});

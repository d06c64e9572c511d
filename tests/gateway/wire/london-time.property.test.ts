import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '#shared/london/days.ts';
import { moment, readDay, readMoment } from '../../../gateway/legacy/wire/london-time.ts';
import { expectQuick, readBy } from './support.ts';

const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The time as MySQL writes it on a host in London. */
const written = (milliseconds: number) => london.format(milliseconds);
const iso = (milliseconds: number) => new Date(milliseconds).toISOString().replace('.000Z', 'Z');

const HOUR = 3_600_000;
const seconds = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / 1_000, max: Date.parse(to) / 1_000 }).map((second) => second * 1_000);

/** Whether clocks show the same time again within an hour. */
const isRepeated = (at: number) => [at - HOUR, at + HOUR].some((other) => written(other) === written(at));

describe('a time in London', () => {
  it('is read correctly all year round (C-49)', () => {
    fc.assert(
      fc.property(seconds('1995-01-01', '2037-12-31'), (at) => {
        fc.pre(!isRepeated(at));
        expect(readMoment(written(at))).toBe(iso(at));
        expect(readMoment(written(at).replace(' ', 'T'))).toBe(iso(at));
      }),
      { numRuns: 500 },
    );
  });

  it.each([2024, 2025, 2026, 2027])('is the first of the two in the hour that October %i repeats', (year) => {
    const lastSunday = Date.UTC(year, 9, 31) - new Date(Date.UTC(year, 9, 31)).getUTCDay() * 24 * HOUR;
    for (let at = lastSunday; at < lastSunday + HOUR; at += 60_000) {
      expect(isRepeated(at)).toBe(true);
      expect(readMoment(written(at))).toBe(iso(at));
      expect(readMoment(written(at + HOUR))).toBe(iso(at));
    }
  });

  it.each([2024, 2025, 2026, 2027])('is an hour later in the hour that March %i skips', (year) => {
    const lastSunday = Date.UTC(year, 2, 31) - new Date(Date.UTC(year, 2, 31)).getUTCDay() * 24 * HOUR;
    for (let minute = 0; minute < 60; minute++) {
      const skipped = `${iso(lastSunday).slice(0, 10)} 01:${String(minute).padStart(2, '0')}:00`;
      expect(readMoment(skipped)).toBe(iso(lastSunday + HOUR + minute * 60_000));
    }
  });

  it('agrees with Intl, hour by hour around each change of the clocks (C-49)', () => {
    for (let year = 1996; year <= 2040; year += 2) {
      for (const month of [2, 9]) {
        const lastSunday = Date.UTC(year, month, 31) - new Date(Date.UTC(year, month, 31)).getUTCDay() * 24 * HOUR;
        for (let at = lastSunday - 30 * HOUR; at < lastSunday + 30 * HOUR; at += HOUR) {
          const text = written(at);
          const first = written(at - HOUR) === text ? at - HOUR : at;
          expect(readMoment(text), text).toBe(iso(first));
        }
      }
    }
  });

  it('agrees with Intl over many years, with and without a time (C-49)', () => {
    for (let at = Date.parse('1996-01-01'); at < Date.parse('2040-01-01'); at += 5 * 24 * HOUR) {
      const day = iso(at).slice(0, 10);
      for (const [text, asUtc] of [
        [day, at],
        [`${day} 12:34:56`, at + 45_296_000],
      ] as const) {
        const isWinter = written(asUtc) === text || written(asUtc) === `${text} 00:00:00`;
        expect(readMoment(text), text).toBe(iso(isWinter ? asUtc : asUtc - HOUR));
      }
    }
  });

  it('with an explicit zone uses it', () => {
    fc.assert(
      fc.property(seconds('1995-01-01', '2037-12-31'), fc.integer({ min: -12, max: 14 }), (at, offset) => {
        const zone = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
        expect(readMoment(iso(at + offset * HOUR).replace('Z', zone))).toBe(iso(at));
        expect(readMoment(iso(at))).toBe(iso(at));
      }),
    );
  });

  it('is null for anything else, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)), (value) => {
        const read = readBy(moment, value);
        expect(read === null || !Number.isNaN(Date.parse(read ?? ''))).toBe(true);
      }),
    );
    for (const none of ['0000-00-00 00:00:00', '2026-02-30', '2026-01-01 24:00:00', '', 'soon']) {
      expect(readMoment(none)).toBeNull();
    }
  });

  it('is read in linear time (DATA-12)', () => expectQuick(readMoment));
});

describe('a day', () => {
  it('is the same with and without a time', () => {
    fc.assert(
      fc.property(seconds('1970-01-01', '2099-12-31'), (at) => {
        const day = iso(at).slice(0, 10);
        expect(readDay(day)).toBe(day);
        expect(readDay(`${day} 10:00:00`)).toBe(day);
      }),
    );
  });

  it('is valid if it is for Date', () => {
    for (const year of ['0000', '1900', '1999', '2000', '2023', '2024', '2100', '9999']) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const moment = Date.parse(`${text}T00:00:00Z`);
          const isThere = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
          expect(isDay(text), text).toBe(isThere);
        }
      }
    }
  });

  it('is a valid day, or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)), (value) => {
        const day = readDay(value);
        expect(day === null || isDay(day)).toBe(true);
      }),
    );
  });

  it('is read in linear time (DATA-12)', () => expectQuick(readDay));
});

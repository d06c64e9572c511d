import { describe, expect, it } from 'vitest';
import { clockAt } from '../../shared/london/clock.ts';
import { refundRule, refundSteps } from '../../shared/refund-rule.ts';

describe('the refund rule', () => {
  it.each([
    // Within 24 hours of booking, on any day
    ['2026-06-10T10:00:00Z', '2026-06-10', '2026-06-10T10:00:01Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    ['2026-06-10T10:00:00Z', '2026-06-11', '2026-06-11T09:59:59Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    ['2026-06-10T10:00:00Z', '2026-06-11', '2026-06-11T10:00:00Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    ['2026-06-10T10:00:00Z', '2026-06-11', '2026-06-11T10:00:00.001Z', 'ON_THE_DAY'],
    ['2026-06-10T10:00:00Z', '2026-06-10', '2026-06-10T09:59:00Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    // Calendar days
    ['2026-06-01T10:00:00Z', '2026-06-13', '2026-06-10T10:00:00Z', 'TWO_DAYS_BEFORE'],
    ['2026-06-01T10:00:00Z', '2026-06-12', '2026-06-10T10:00:00Z', 'TWO_DAYS_BEFORE'],
    ['2026-06-01T10:00:00Z', '2026-06-11', '2026-06-10T10:00:00Z', 'BEFORE_THE_DAY'],
    ['2026-06-01T10:00:00Z', '2026-06-10', '2026-06-10T10:00:00Z', 'ON_THE_DAY'],
    ['2026-06-01T10:00:00Z', '2026-06-09', '2026-06-10T10:00:00Z', 'ON_THE_DAY'],
    // Midnight in London: in summer an hour before UTC
    ['2026-06-01T10:00:00Z', '2026-06-12', '2026-06-10T22:59:59Z', 'TWO_DAYS_BEFORE'],
    ['2026-06-01T10:00:00Z', '2026-06-12', '2026-06-10T23:00:00Z', 'BEFORE_THE_DAY'],
    ['2026-06-01T10:00:00Z', '2026-06-11', '2026-06-10T23:00:00Z', 'ON_THE_DAY'],
    ['2026-01-01T10:00:00Z', '2026-01-12', '2026-01-10T23:59:59Z', 'TWO_DAYS_BEFORE'],
    ['2026-01-01T10:00:00Z', '2026-01-12', '2026-01-11T00:00:00Z', 'BEFORE_THE_DAY'],
    // The clocks change on 29 March and on 25 October
    ['2026-03-01T10:00:00Z', '2026-03-30', '2026-03-28T23:59:59Z', 'TWO_DAYS_BEFORE'],
    ['2026-03-01T10:00:00Z', '2026-03-31', '2026-03-29T22:59:59Z', 'TWO_DAYS_BEFORE'],
    ['2026-03-01T10:00:00Z', '2026-03-31', '2026-03-29T23:00:00Z', 'BEFORE_THE_DAY'],
    ['2026-10-01T10:00:00Z', '2026-10-26', '2026-10-24T22:59:59Z', 'TWO_DAYS_BEFORE'],
    ['2026-10-01T10:00:00Z', '2026-10-26', '2026-10-24T23:00:00Z', 'BEFORE_THE_DAY'],
    ['2026-10-01T10:00:00Z', '2026-10-26', '2026-10-25T23:59:59Z', 'BEFORE_THE_DAY'],
    ['2026-10-24T12:00:00Z', '2026-10-25', '2026-10-25T12:00:00Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    // Unknown dates
    [null, '2026-06-13', '2026-06-10T10:00:00Z', 'TWO_DAYS_BEFORE'],
    ['2026-06-10T10:00:00Z', null, '2026-06-10T11:00:00Z', 'WITHIN_24_HOURS_OF_BOOKING'],
    ['2026-06-01T10:00:00Z', null, '2026-06-10T11:00:00Z', null],
    [null, null, '2026-06-10T11:00:00Z', null],
  ] as const)('for a booking of %s on %s, cancelled at %s, is %s (MONEY-10..13, C-50)', (bookedAt, date, now, rule) => {
    expect(refundRule({ bookedAt, date }, clockAt(new Date(now)))).toBe(rule);
  });
});

describe('the deadlines of refunds', () => {
  const FREE = 'WITHIN_24_HOURS_OF_BOOKING';
  it.each([
    [
      'all are to come',
      { bookedAt: '2026-11-29T10:00:00Z', date: '2026-12-03', now: '2026-11-29T12:00:00Z' },
      [
        [FREE, '2026-11-30T10:00:00.000Z'],
        ['TWO_DAYS_BEFORE', '2026-12-01'],
        ['BEFORE_THE_DAY', '2026-12-02'],
      ],
    ],
    [
      'the first are over, on the last day of one',
      { bookedAt: '2026-11-20T10:00:00Z', date: '2026-12-03', now: '2026-12-01T23:59:00Z' },
      [
        ['TWO_DAYS_BEFORE', '2026-12-01'],
        ['BEFORE_THE_DAY', '2026-12-02'],
      ],
    ],
    [
      'the free hours end on the last day of the next rule',
      { bookedAt: '2026-12-01T10:00:00Z', date: '2026-12-03', now: '2026-12-01T11:00:00Z' },
      [
        [FREE, '2026-12-02T10:00:00.000Z'],
        ['BEFORE_THE_DAY', '2026-12-02'],
      ],
    ],
    ['it is the day', { bookedAt: '2026-11-20T10:00:00Z', date: '2026-12-03', now: '2026-12-03T00:00:00Z' }, []],
    [
      'the booking is unknown',
      { bookedAt: null, date: '2026-12-03', now: '2026-12-02T12:00:00Z' },
      [['BEFORE_THE_DAY', '2026-12-02']],
    ],
    [
      'the day is unknown',
      { bookedAt: '2026-11-29T10:00:00Z', date: null, now: '2026-11-29T12:00:00Z' },
      [[FREE, '2026-11-30T10:00:00.000Z']],
    ],
  ] as const)('are dates when %s (MONEY-14)', (_when, { now, ...booked }, expected) => {
    const steps = refundSteps(booked, clockAt(new Date(now)));
    expect(steps.map(({ rule, until }) => [rule, until])).toEqual(expected);
  });
});

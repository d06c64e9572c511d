import { describe, expect, it, vi } from 'vitest';
import { isElsewhere, londonTimeZone } from '~/features/availability/times-available.ts';
import { reviewDate } from '~/features/reviews/specialist-reviews.tsx';
import { truncateList } from '~/features/specialists/specialist-card.tsx';
import {
  bookingLink,
  experienceText,
  insuranceText,
  reviewCountText,
  serviceModeText,
  shortName,
} from '~/features/specialists/specialist-labels.ts';
import { collapseServices } from '~/features/specialists/specialist-profile.tsx';
import { readBookingStart } from '~/site/navigation/booking-start.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('services in the profile (DIR-38, C-27)', () => {
  it.each([
    [0, false, [], null],
    [2, false, [1, 2], null],
    [3, false, [1, 2, 3], null],
    [4, false, [1, 2], 'View 2 more services'],
    [6, false, [1, 2], 'View 4 more services'],
    [6, true, [1, 2, 3, 4, 5, 6], 'View fewer services'],
    [3, true, [1, 2, 3], null],
  ] as const)('%i services, expanded %s', (length, expanded, visible, toggleLabel) => {
    const collapsed = collapseServices(list(length), expanded);
    expect(collapsed.visible).toEqual(visible);
    expect(collapsed.toggleLabel).toBe(toggleLabel);
  });
});

it.each([
  [5, 3, 3, 2],
  [3, 3, 3, 0],
  [1, 2, 1, 0],
  [4, 2, 2, 2],
])(
  'of %i items with a limit of %i, %i are visible and %i hidden (DIR-24, HOME-12)',
  (length, limit, visible, hidden) => {
    const truncated = truncateList(list(length), limit);
    expect([truncated.visible.length, truncated.hiddenCount]).toEqual([visible, hidden]);
  },
);

it.each([
  ['BOTH', 'Offers both workshop and travel services (travel fee may apply)'],
  ['WORKSHOP', 'Workshop service only'],
  ['TRAVEL', 'Travel service only (travel fee may apply)'],
] as const)('service mode %s (DIR-41)', (mode, text) => {
  expect(serviceModeText(mode)).toBe(text);
});

it.each([
  ['INSURED', 'Yes'],
  ['NOT_INSURED', 'No'],
  ['NOT_SURE', 'Not sure'],
] as const)('insurance %s', (status, text) => {
  expect(insuranceText(status)).toBe(text);
});

it.each([
  ['12', '12 years'],
  ['0', '0 years'],
  ['1', '1 year'],
  ['3-5', '3-5 years'],
  ['10+', '10+ years'],
  ['Less than 1', 'Less than 1 year'],
])('experience of %s', (years, text) => {
  expect(experienceText(years)).toBe(text);
});

it.each([
  ['Amara Okafor', 'Amara'],
  ['Dr. No', 'Dr. No'],
  ['J Blake', 'J Blake'],
  ['Siân', 'Siân'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('counts reviews', () => {
  expect([0, 1, 2].map(reviewCountText)).toEqual(['0 reviews', '1 review', '2 reviews']);
});

it.each([
  ['2026-10-12T09:00:00Z', 0, '12 Oct 2026'],
  // Not 'Sept', as some browsers say.
  ['2026-09-03T09:00:00Z', 0, '3 Sep 2026'],
  // 00:30 the next day in London.
  ['2026-07-11T23:30:00Z', 0, '12 Jul 2026'],
  [null, 1, 'Review #2'],
  ['yesterday', 0, 'Review #1'],
])('a review of %s (DIR-43)', (createdAt, index, text) => {
  expect(reviewDate(createdAt, index)).toBe(text);
});

it('hands over the specialist and what was searched to the booking, and ignores invalid state (DIR-28)', () => {
  const specialist = { id: 'specialist-5', name: 'Amara Okafor' };
  const { to, state } = bookingLink(specialist, { serviceName: 'Plumbing', place: 'LE2' });
  expect(to).toBe('/appointment');
  expect(readBookingStart(state)).toEqual({ specialist, serviceName: 'Plumbing', place: 'LE2', again: null });
  expect(readBookingStart(bookingLink(specialist).state)).toMatchObject({ specialist, serviceName: null, place: '' });
  for (const other of [null, undefined, {}, { bookingStart: { specialist: { id: 5, name: 'x' } } }, 'x']) {
    expect(readBookingStart(other)).toBeNull();
  }
});

it.each([
  ['2026-11-24', 'GMT'],
  ['2026-07-01', 'BST'],
])('the time zone on %s is %s', (day, zone) => {
  expect(londonTimeZone(day)).toBe(zone);
});

it.each([
  ['Europe/London', '2026-07-01', false],
  ['Europe/Lisbon', '2026-07-01', false],
  ['Europe/Madrid', '2026-07-01', true],
  ['UTC', '2026-07-01', true],
  ['UTC', '2026-11-24', false],
])('a device in %s on %s is elsewhere: %s', (zone, day, expected) => {
  vi.stubEnv('TZ', zone);
  expect(isElsewhere(day)).toBe(expected);
  vi.unstubAllEnvs();
});

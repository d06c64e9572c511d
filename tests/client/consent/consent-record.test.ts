import { describe, expect, it } from 'vitest';
import { parseConsent } from '~/features/consent/consent-store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const choice = { analytics: true, marketing: false };

describe('a stored choice about cookies (ENT-32, SHELL-24)', () => {
  it.each([0, 1, 179, 180])('is valid after %i days', (days) => {
    const record = { necessary: true, ...choice, consentedAt: daysAgo(days) };
    expect(parseConsent(JSON.stringify(record), NOW)).toEqual(record);
  });

  it.each<[string, string | null]>([
    ['is missing', null],
    ['is not JSON', '{'],
    ['is not an object', '"yes"'],
    ['is null', 'null'],
    ['has another shape', '{"analytics":"on"}'],
    ['has expired', JSON.stringify({ ...choice, consentedAt: daysAgo(181) })],
    ['is in the future', JSON.stringify({ ...choice, consentedAt: daysAgo(-1) })],
    ['has no date', JSON.stringify(choice)],
    ['has an invalid date', JSON.stringify({ ...choice, consentedAt: 'soon' })],
    ['has no analytics choice', JSON.stringify({ marketing: true, consentedAt: daysAgo(1) })],
    ['has an invalid marketing choice', JSON.stringify({ ...choice, marketing: 'yes', consentedAt: daysAgo(1) })],
  ])('is ignored if it %s', (_, stored) => {
    expect(parseConsent(stored, NOW)).toBeNull();
  });
});

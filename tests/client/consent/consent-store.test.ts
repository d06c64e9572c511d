import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore, parseConsent } from '~/features/consent/consent-store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const choice = { analytics: true, marketing: false };

const create = (storage: Storage | null = localStorage) => createConsentStore(storage, () => NOW);

beforeEach(() => localStorage.clear());

it('shows the notice until a choice is saved, and allows only necessary cookies before (C-73)', () => {
  const consent = create();
  expect(consent.notice()).toBe('asking');
  expect(consent.current()).toBeNull();
  expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([false, false]);
  expect(localStorage.length).toBe(0);
  consent.save(choice);
  expect(consent.notice()).toBe('closed');
  expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([true, false]);
});

it('stores the choice with its date, and does not ask again (SHELL-20, ENT-32)', () => {
  create().save(choice);
  const record = { necessary: true, ...choice, consentedAt: NOW.toISOString() };
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual(record);
  const nextVisit = create();
  expect(nextVisit.notice()).toBe('closed');
  expect(nextVisit.current()).toEqual(record);
  expect([nextVisit.allows('analytics'), nextVisit.allows('marketing')]).toEqual([true, false]);
});

it('can open the notice again with the current choice, and notifies its subscribers', () => {
  const consent = create(null);
  const listener = vi.fn();
  const unsubscribe = consent.subscribe(listener);
  consent.save(choice);
  consent.openNotice();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(consent.notice()).toBe('reopened');
  expect(consent.current()?.analytics).toBe(true);
  expect(consent.allows('analytics')).toBe(true);
  unsubscribe();
  consent.save(choice);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps the choice for this page without storage', () => {
  const consent = create(null);
  consent.save({ analytics: false, marketing: false });
  expect(consent.notice()).toBe('closed');
});

it('keeps the choice for this page if the storage is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const consent = create(full as unknown as Storage);
  consent.save(choice);
  expect(consent.allows('analytics')).toBe(true);
});

describe('a stored choice about cookies (ENT-32, SHELL-24)', () => {
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

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

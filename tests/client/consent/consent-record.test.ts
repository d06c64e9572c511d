import { describe, expect, it, vi } from 'vitest';
import { parseConsent } from '~/features/consent/consent-record.ts';
import { createConsentStore } from '~/features/consent/consent-store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const choice = { analytics: true, marketing: false };

describe('a stored choice about cookies (ENT-32, SHELL-24)', () => {
  it.each([0, 1, 180])('is valid after %i days', (days) => {
    const record = { necessary: true, ...choice, consentedAt: daysAgo(days) };
    expect(parseConsent(JSON.stringify(record), NOW)).toEqual(record);
  });

  it.each<[string, string | null]>([
    ['is missing', null],
    ['is not JSON', '{'],
    ['is not an object', '"yes"'],
    ['is null', 'null'],
    ['has expired', JSON.stringify({ ...choice, consentedAt: daysAgo(181) })],
    ['is in the future', JSON.stringify({ ...choice, consentedAt: daysAgo(-1) })],
    ['has no date', JSON.stringify(choice)],
    ['has no analytics choice', JSON.stringify({ marketing: true, consentedAt: daysAgo(1) })],
    ['has an invalid marketing choice', JSON.stringify({ ...choice, marketing: 'yes', consentedAt: daysAgo(1) })],
  ])('is ignored if it %s', (_, stored) => {
    expect(parseConsent(stored, NOW)).toBeNull();
  });
});

describe('the consent store', () => {
  const create = (storage: Storage | null = localStorage) => createConsentStore(storage, () => NOW);

  it('shows the notice until a choice is saved, and allows only necessary cookies before (C-73)', () => {
    localStorage.clear();
    const consent = create();
    expect(consent.isNoticeOpen()).toBe(true);
    expect(consent.current()).toBeNull();
    expect(consent.allows('analytics')).toBe(false);
    consent.save(choice);
    expect(consent.isNoticeOpen()).toBe(false);
    expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([true, false]);
    const next = create();
    expect(next.isNoticeOpen()).toBe(false);
    expect(next.current()).toEqual({ necessary: true, ...choice, consentedAt: NOW.toISOString() });
  });

  it('can open the notice again, and notifies its subscribers', () => {
    const consent = create(null);
    const listener = vi.fn();
    const unsubscribe = consent.subscribe(listener);
    consent.save(choice);
    consent.openNotice();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(consent.isNoticeOpen()).toBe(true);
    expect(consent.allows('analytics')).toBe(true);
    unsubscribe();
    consent.save(choice);
    expect(listener).toHaveBeenCalledTimes(2);
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
});

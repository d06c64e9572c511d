import { describe, expect, it, vi } from 'vitest';
import { parseConsent } from '~/features/consent/consent-record.ts';
import { createConsentStore } from '~/features/consent/consent-store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const choice = { analytics: true, marketing: false };

describe('a stored choice about cookies (ENT-32, SHELL-24)', () => {
  it.each([0, 1, 180])('holds after %i days', (days) => {
    const record = { necessary: true, ...choice, consentedAt: daysAgo(days) };
    expect(parseConsent(JSON.stringify(record), NOW)).toEqual(record);
  });

  it.each<[string, string | null]>([
    ['is missing', null],
    ['is no JSON', '{'],
    ['is no object', '"yes"'],
    ['is null', 'null'],
    ['has run out', JSON.stringify({ ...choice, consentedAt: daysAgo(181) })],
    ['lies in the future', JSON.stringify({ ...choice, consentedAt: daysAgo(-1) })],
    ['has no moment', JSON.stringify(choice)],
    ['says nothing of analytics', JSON.stringify({ marketing: true, consentedAt: daysAgo(1) })],
    ['says nothing clear of marketing', JSON.stringify({ ...choice, marketing: 'yes', consentedAt: daysAgo(1) })],
  ])('is none when it %s', (_, stored) => {
    expect(parseConsent(stored, NOW)).toBeNull();
  });
});

describe('the choice of this browser', () => {
  const create = (storage: Storage | null = localStorage) => createConsentStore(storage, () => NOW);

  it('is asked for until it is made, and only the necessary is allowed before (C-73)', () => {
    localStorage.clear();
    const consent = create();
    expect(consent.isAsking()).toBe(true);
    expect(consent.current()).toBeNull();
    expect(consent.allows('analytics')).toBe(false);
    consent.decide(choice);
    expect(consent.isAsking()).toBe(false);
    expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([true, false]);
    const next = create();
    expect(next.isAsking()).toBe(false);
    expect(next.current()).toEqual({ necessary: true, ...choice, consentedAt: NOW.toISOString() });
  });

  it('can be asked for again, and everyone who listens is told', () => {
    const consent = create(null);
    const listener = vi.fn();
    const stop = consent.subscribe(listener);
    consent.decide(choice);
    consent.ask();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(consent.isAsking()).toBe(true);
    expect(consent.allows('analytics')).toBe(true);
    stop();
    consent.decide(choice);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('holds for the page when the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const consent = create(full as unknown as Storage);
    consent.decide(choice);
    expect(consent.allows('analytics')).toBe(true);
  });
});

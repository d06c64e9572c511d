import { beforeEach, expect, it, vi } from 'vitest';
import { createConsentStore } from '~/features/consent/consent-store.ts';

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

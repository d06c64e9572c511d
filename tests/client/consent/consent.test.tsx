import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConsent } from '~/features/consent/consent-record.ts';
import { consent, createConsentStore } from '~/features/consent/consent-store.ts';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const stored = (consentedAt: unknown) =>
  JSON.stringify({ necessary: true, analytics: false, marketing: true, consentedAt });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the validity of a choice (SHELL-24)', () => {
  it.each([
    ['just now', stored(daysAgo(0)), true],
    ['179 days', stored(daysAgo(179)), true],
    ['181 days', stored(daysAgo(181)), false],
    ['from the future', stored(daysAgo(-2)), false],
    ['without a date', stored(undefined), false],
    ['with an invalid date', stored('soon'), false],
    ['nothing', null, false],
    ['not JSON', 'yes', false],
    ['another shape', '{"analytics":"on"}', false],
    ['null', 'null', false],
  ])('%s', (_what, text, isValid) => {
    expect(parseConsent(text, now) !== null).toBe(isValid);
  });
});

describe('the store', () => {
  const createStore = () => createConsentStore(localStorage, () => now);

  it('allows only necessary cookies before a choice, although the analytics switch is on (C-73)', () => {
    const consentStore = createStore();
    expect(consentStore.isNoticeOpen()).toBe(true);
    expect([consentStore.allows('analytics'), consentStore.allows('marketing')]).toEqual([false, false]);
    expect(localStorage.length).toBe(0);
  });

  it('stores the choice with its date, and does not ask again (SHELL-20, ENT-32)', () => {
    createStore().save({ analytics: true, marketing: false });
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      consentedAt: now.toISOString(),
    });
    const later = createStore();
    expect(later.isNoticeOpen()).toBe(false);
    expect([later.allows('analytics'), later.allows('marketing')]).toEqual([true, false]);
  });

  it('can open the notice again', () => {
    const consentStore = createStore();
    consentStore.save({ analytics: true, marketing: false });
    consentStore.openNotice();
    expect(consentStore.isNoticeOpen()).toBe(true);
    expect(consentStore.current()?.analytics).toBe(true);
  });

  it('keeps the choice for this page without storage', () => {
    const consentStore = createConsentStore(null, () => now);
    consentStore.save({ analytics: false, marketing: false });
    expect(consentStore.isNoticeOpen()).toBe(false);
  });
});

describe('the notice', () => {
  it('sets the switches as required, and closes when a choice is saved (SHELL-21..23)', () => {
    render(<CookieNotice />);
    const switchNamed = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
    expect([switchNamed('Necessary').checked, switchNamed('Necessary').disabled]).toEqual([true, true]);
    expect(switchNamed('Analytics').checked).toBe(true);
    expect(switchNamed('Marketing').checked).toBe(false);
    fireEvent.click(switchNamed('Analytics'));
    fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(consent.current()).toMatchObject({ analytics: false, marketing: false });

    act(() => consent.openNotice());
    expect(switchNamed('Analytics').checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Necessary only' }));
    expect(consent.current()).toMatchObject({ analytics: false, marketing: false });
  });
});

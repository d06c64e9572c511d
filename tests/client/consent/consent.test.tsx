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

describe('how long a choice holds (SHELL-24)', () => {
  it.each([
    ['just now', stored(daysAgo(0)), true],
    ['179 days', stored(daysAgo(179)), true],
    ['181 days', stored(daysAgo(181)), false],
    ['from the future', stored(daysAgo(-2)), false],
    ['without a date', stored(undefined), false],
    ['with no date at all', stored('soon'), false],
    ['nothing', null, false],
    ['no JSON', 'yes', false],
    ['another shape', '{"analytics":"on"}', false],
    ['null', 'null', false],
  ])('%s', (_what, text, holds) => {
    expect(parseConsent(text, now) !== null).toBe(holds);
  });
});

describe('the choice', () => {
  const store = () => createConsentStore(localStorage, () => now);

  it('allows nothing beyond the necessary before it is made, although analytics stands on (C-73)', () => {
    const visit = store();
    expect(visit.isAsking()).toBe(true);
    expect([visit.allows('analytics'), visit.allows('marketing')]).toEqual([false, false]);
    expect(localStorage.length).toBe(0);
  });

  it('is kept with its moment, and not asked for again (SHELL-20, ENT-32)', () => {
    store().decide({ analytics: true, marketing: false });
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      consentedAt: now.toISOString(),
    });
    const later = store();
    expect(later.isAsking()).toBe(false);
    expect([later.allows('analytics'), later.allows('marketing')]).toEqual([true, false]);
  });

  it('can be thought over again', () => {
    const visit = store();
    visit.decide({ analytics: true, marketing: false });
    visit.ask();
    expect(visit.isAsking()).toBe(true);
    expect(visit.current()?.analytics).toBe(true);
  });

  it('holds for the page where nothing can be stored', () => {
    const visit = createConsentStore(null, () => now);
    visit.decide({ analytics: false, marketing: false });
    expect(visit.isAsking()).toBe(false);
  });
});

describe('the notice', () => {
  it('puts the switches as the documents say, and goes when a choice is made (SHELL-21..23)', () => {
    render(<CookieNotice />);
    const at = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
    expect([at('Necessary').checked, at('Necessary').disabled]).toEqual([true, true]);
    expect(at('Analytics').checked).toBe(true);
    expect(at('Marketing').checked).toBe(false);
    fireEvent.click(at('Analytics'));
    fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(consent.current()).toMatchObject({ analytics: false, marketing: false });

    act(() => consent.ask());
    expect(at('Analytics').checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Necessary only' }));
    expect(consent.current()).toMatchObject({ analytics: false, marketing: false });
  });
});

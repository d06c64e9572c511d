import { describe, expect, it } from 'vitest';
import { quantityRange } from '#shared/quantity.ts';
import { DASHBOARD_CALLBACK_MINUTES, PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
import { callbackDeadline } from '~/features/immediate-service/immediate-request-received.tsx';

describe('the callback time (C-20)', () => {
  it('is shorter on the public site than in the dashboard', () => {
    expect(quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')).toBe('5-15 minutes');
    expect(quantityRange(DASHBOARD_CALLBACK_MINUTES, 'minute')).toBe('15-30 minutes');
  });

  it('has a deadline as a time of day in London', () => {
    expect(callbackDeadline(PUBLIC_CALLBACK_MINUTES, new Date('2026-06-01T12:02:00Z'))).toBe('13:17');
    expect(callbackDeadline(DASHBOARD_CALLBACK_MINUTES, new Date('2026-11-21T23:45:00Z'))).toBe('00:15');
  });
});

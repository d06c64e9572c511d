import { describe, expect, it } from 'vitest';
import { callbackDeadline } from '~/features/immediate-service/callback-deadline.ts';
import { DASHBOARD_CALLBACK, formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

describe('the callback time (C-20)', () => {
  it('is shorter on the public site than in the dashboard', () => {
    expect(formatCallbackTime(PUBLIC_CALLBACK)).toBe('5-15 minutes');
    expect(formatCallbackTime(DASHBOARD_CALLBACK)).toBe('15-30 minutes');
  });

  it('has a deadline as a time of day in London', () => {
    expect(callbackDeadline(PUBLIC_CALLBACK, new Date('2026-06-01T12:02:00Z'))).toBe('13:17');
    expect(callbackDeadline(DASHBOARD_CALLBACK, new Date('2026-11-21T23:45:00Z'))).toBe('00:15');
  });
});

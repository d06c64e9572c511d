import { describe, expect, it } from 'vitest';
import { helpKinds } from '~/features/immediate-service/help-kinds.ts';
import { callbackDeadline, DASHBOARD_CALLBACK, formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

describe('what help can be asked for (IMM-07, IMM-08)', () => {
  it('is what the call gives', () => {
    expect(helpKinds([{ name: 'Burst Pipe' }])).toEqual(['Burst Pipe']);
  });

  it.each([[null], [undefined], [[]]])('is the built-in six when it gives %j', (served) => {
    const six = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];
    expect(helpKinds(served)).toEqual(six);
  });
});

describe('the promise to call back (C-20)', () => {
  it('is shorter in public than in the dashboard', () => {
    expect(formatCallbackTime(PUBLIC_CALLBACK)).toBe('5-15 minutes');
    expect(formatCallbackTime(DASHBOARD_CALLBACK)).toBe('15-30 minutes');
  });

  it('is told as a time of day in London', () => {
    expect(callbackDeadline(PUBLIC_CALLBACK, new Date('2026-06-01T12:02:00Z'))).toBe('13:17');
    expect(callbackDeadline(DASHBOARD_CALLBACK, new Date('2026-11-21T23:45:00Z'))).toBe('00:15');
  });
});

import { describe, expect, it } from 'vitest';
import { claimedBookingInput } from '~/features/account-claim/set-password-step.tsx';
import { readVerificationState } from '~/features/account-claim/use-verification.ts';

describe('the verification of a booking’s email', () => {
  const initial = { progress: null, sentAt: null, previousEmail: null, isFromLink: false };

  it('resumes where a reload interrupted it', () => {
    const stored = { ...initial, progress: 'verified', sentAt: 5, previousEmail: 'old@example.com' };
    expect(readVerificationState(stored)).toEqual(stored);
    expect(readVerificationState({ progress: 'code-used' })).toEqual({ ...initial, progress: 'code-used' });
    expect(readVerificationState({ progress: 'logged-in' })).toEqual({ ...initial, progress: 'logged-in' });
  });

  it.each([null, 'verified', { progress: 'other' }, { sentAt: 'today' }])('starts again from %j', (state) => {
    expect(readVerificationState(state)).toEqual(initial);
  });

  it('sends the booking along once its ID is known (REG-31)', () => {
    const booking = {
      ...{ reference: 'MW-1', serviceName: 'Plumbing', message: 'Done.', email: 'ada@example.com' },
      ...{ firstName: 'Ada', lastName: 'King', phone: '7723 123456', appointmentId: '5', customerId: '7' },
      request: null,
    };
    expect(claimedBookingInput(booking)).toEqual({
      ...{ reference: 'MW-1', serviceName: 'Plumbing', firstName: 'Ada', lastName: 'King', phone: '7723 123456' },
      ...{ appointmentId: '5', customerId: '7' },
    });
    expect(claimedBookingInput({ ...booking, appointmentId: null })).toBeNull();
    expect(claimedBookingInput({ ...booking, customerId: null, lastName: '', phone: '' })).toMatchObject({
      ...{ appointmentId: '5', customerId: null, lastName: null, phone: null },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { bookingStart, readBookingStart } from '~/site/navigation/booking-start.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { pageNotice, readPageNotice } from '~/site/navigation/page-notice.ts';

/** Navigation state of other pages, or of older versions of the app. */
const OTHER_STATES: unknown[] = [null, undefined, 'towing', 7, [], {}, { other: 'towing' }];

describe('the start of a booking', () => {
  it('is what the page before has chosen', () => {
    const start = { serviceName: 'Towing', specialist: { id: '6', name: 'Tom Bexley' } };
    expect(readBookingStart(bookingStart(start))).toEqual({ ...start, place: '', again: null });
  });

  it.each([...OTHER_STATES, { bookingStart: { serviceName: 7 } }, { bookingStart: null }])(
    'is none for %j',
    (state) => {
      expect(readBookingStart(state)).toBeNull();
    },
  );
});

describe('the notice of a page', () => {
  it('is the one that the page before passes', () => {
    expect(readPageNotice(pageNotice('Paid.'))).toBe('Paid.');
  });

  it.each([...OTHER_STATES, { notice: 7 }, { notice: ' ' }])('is none for %j', (state) => {
    expect(readPageNotice(state)).toBeNull();
  });
});

describe('the email that one form passes to another', () => {
  it('is trimmed', () => {
    expect(readEmailState({ email: ' joan@example.org ' })).toBe('joan@example.org');
  });

  it.each([...OTHER_STATES, { email: 7 }, { email: 'x'.repeat(255) }])('is empty for %j', (state) => {
    expect(readEmailState(state)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { arrivedBooking } from '~/app/pages/arrived-booking.ts';

describe('what a booking hands over (C-13, REG-30)', () => {
  it('is read from the state itself or from its booking', () => {
    const known = { reference: 'MW-48213', message: 'Check your post.', email: 'a@example.com' };
    expect(arrivedBooking(known)).toEqual(known);
    expect(arrivedBooking({ booking: known })).toEqual(known);
  });

  it.each([null, undefined, 'text', 7, {}, { booking: null }, { reference: 12 }, { email: 'a@example.com' }])(
    'is nothing in %j',
    (state) => {
      expect(arrivedBooking(state)).toBeNull();
    },
  );
});

/** Messages for a new booking, in the booking flow and on the pages after it (BOOK-47, C-11). */
export const SENT_TEXT = 'Success! Your appointment has been sent to us.';
export const VERIFY_TEXT = 'Please verify your email to confirm appointment.';

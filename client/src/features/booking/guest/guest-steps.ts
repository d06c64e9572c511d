import { bookingWords, stepAddresses } from '~/features/booking/shared/booking-steps.ts';
import { paths } from '~/lib/paths.ts';

export const stepWords = bookingWords;

export const { stepFromPath, stepPath } = stepAddresses(paths.appointment, 'review');

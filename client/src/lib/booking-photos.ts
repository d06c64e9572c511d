/** Where the photos of a booking that is not sent yet are kept: a guest's, and a customer's. */
export const GUEST_PHOTOS_KEY = 'booking-photos';
export const CUSTOMER_PHOTOS_KEY = 'customer-booking-photos';

/** How long; the page about personal data says so. */
export const PHOTOS_KEPT_MS = 24 * 60 * 60 * 1000;

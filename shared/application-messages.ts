import { quantityRange } from './quantity.ts';
import { APPLICATION_REVIEW_DAYS } from './terms.ts';

/** The success message of an application (C-77), also where a legacy host sends none. */
export const APPLICATION_RECEIVED = `Thank you! Your application has been received. We’ll review it within ${quantityRange(APPLICATION_REVIEW_DAYS, 'business day')} and email you.`;

/** JOIN-31. */
export const CONSENTS_REQUIRED = 'Please accept the Terms & Conditions and GDPR consent before submitting.';

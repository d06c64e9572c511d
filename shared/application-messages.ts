/** The success message of an application (C-77), also where a legacy host sends none. */
export const APPLICATION_RECEIVED =
  'Thank you! Your application has been received. We’ll review it within 2-3 business days and email you.';

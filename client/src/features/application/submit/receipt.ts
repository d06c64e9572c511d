import { type ApplicationDraft, offeredServices } from '~/features/application/application-draft.ts';

/** What the applicant is told of an application that has arrived, after its draft is gone. */
export interface Receipt {
  message: string;
  firstName: string;
  lastName: string;
  email: string;
  services: readonly string[];
  /** How many files went with it, the picture among them. */
  files: number;
}

/** C-77. */
const RECEIVED_TEXT =
  'Thank you! Your application has been received. We review it within 2-3 business days and write to you.';

export function receiptOf(draft: ApplicationDraft, message: string | null): Receipt {
  const { firstName, lastName, email, certificates } = draft;
  return {
    message: message || RECEIVED_TEXT,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    services: offeredServices(draft),
    files: 1 + certificates.length,
  };
}

import { type ApplicationDraft, chosenServices } from '~/features/application/application-draft.ts';

/** What the confirmation shows. The draft is cleared by then. */
export interface Confirmation {
  message: string;
  name: string;
  email: string;
  services: readonly string[];
  /** The number of files, including the photo. */
  fileCount: number;
}

/** The same as the embedded backend's message (C-77). */
const DEFAULT_MESSAGE =
  'Thank you! Your application has been received. We review it within 2-3 business days and write to you.';

export function confirmationFor(draft: ApplicationDraft, message: string | null): Confirmation {
  return {
    message: message || DEFAULT_MESSAGE,
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`,
    email: draft.email.trim(),
    services: chosenServices(draft),
    fileCount: 1 + draft.certificates.length,
  };
}

import { APPLICATION_RECEIVED } from '#shared/application-messages.ts';
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

export function confirmationFor(draft: ApplicationDraft, message: string | null): Confirmation {
  return {
    message: message || APPLICATION_RECEIVED,
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`,
    email: draft.email.trim(),
    services: chosenServices(draft),
    fileCount: 1 + draft.certificates.length,
  };
}

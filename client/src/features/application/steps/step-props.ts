import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStore } from '~/features/application/application-store.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';

/** What every step of the wizard is given. */
export interface StepProps {
  draft: ApplicationDraft;
  change: ApplicationStore['change'];
  /**
   * What is wrong with a part of the draft, once the applicant has tried to go on. `detail` as in `fieldId`: one control of a part that has
   * several.
   */
  errorOf: (part: keyof ApplicationDraft, detail?: string) => string | undefined;
}

/** What a step that is chosen from lists is given; the wizard shows it only once they are there. */
export interface ChoiceStepProps extends StepProps {
  options: ApplicationOptions;
  /** Asks for the lists again. */
  retry: () => void;
}

/** The review says what was chosen in words where it knows them; it does not wait for the lists. */
export interface ReviewStepProps extends StepProps {
  options: ApplicationOptions | null;
}

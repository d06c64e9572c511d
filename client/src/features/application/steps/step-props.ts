import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import type { Draft } from '~/forms/draft.ts';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';

/** What every step of the wizard gets. */
export interface StepProps {
  draft: ApplicationDraft;
  change: Draft<ApplicationDraft>['change'];
  errorOf: ErrorOf<ApplicationDraft>;
}

/** What a step that is chosen from lists gets; the wizard shows it only once they are there. */
export interface ChoiceStepProps extends StepProps {
  options: ApplicationOptions;
  /** Asks for the lists again. */
  retry: () => void;
}

/** The review names what was chosen where it knows the names; it does not wait for the lists. */
export interface ReviewStepProps extends StepProps {
  options: ApplicationOptions | null;
  /** An earlier submission has had no answer. */
  isOutcomeUnknown: boolean;
}

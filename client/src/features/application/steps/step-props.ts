import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import type { Draft } from '~/forms/draft.ts';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';

export interface StepProps {
  draft: ApplicationDraft;
  change: Draft<ApplicationDraft>['change'];
  errorOf: ErrorOf<ApplicationDraft>;
}

/** For steps that aren't shown until the options are loaded. */
export interface OptionsStepProps extends StepProps {
  options: ApplicationOptions;
  /** Loads the options again. */
  retry: () => void;
}

/** The review doesn't wait for the options: it shows ids until it knows the names. */
export interface ReviewStepProps extends StepProps {
  options: ApplicationOptions | null;
  /** Whether the response to an earlier submission was lost. */
  isOutcomeUnknown: boolean;
}

import type { Draft } from '~/forms/draft.ts';
import type { ErrorOf } from '~/forms/wizard/wizard.tsx';
import type { ApplicationOptionsQuery } from '~/graphql/generated/graphql.ts';
import { useApplicationOptionsQuery } from '~/graphql/generated/operations/application-options.ts';
import type { ApplicationDraft } from './application-draft.ts';

export type ApplicationOptions = NonNullable<ApplicationOptionsQuery['specialistApplicationOptions']>;

/** The lists of options that applicants can add to. */
export type OptionList = 'services' | 'immediateServices' | 'locations' | 'companies' | 'workshops';

export interface OptionsState {
  /** Null until they are loaded. */
  options: ApplicationOptions | null;
  isLoading: boolean;
  retry: () => void;
}

/** The options of an application (JOIN-04). */
export function useApplicationOptions(): OptionsState {
  const { data, loading, refetch } = useApplicationOptionsQuery({ notifyOnNetworkStatusChange: true });
  const options = data?.specialistApplicationOptions ?? null;
  // The query's state already reports a failed retry.
  return { options, isLoading: loading, retry: () => void refetch().catch(() => undefined) };
}

export function optionLabels(options: ApplicationOptions | null, list: OptionList): string[] {
  return (options?.[list] ?? []).map(({ label }) => label);
}

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

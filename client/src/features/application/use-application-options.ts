import type { ApplicationOptionsQuery } from '~/graphql/generated/graphql.ts';
import { useApplicationOptionsQuery } from '~/graphql/generated/operations/application-options.ts';

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

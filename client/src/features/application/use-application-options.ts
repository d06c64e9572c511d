import type { ApplicationOptionsQuery } from '~/graphql/generated/graphql.ts';
import { useApplicationOptionsQuery } from '~/graphql/generated/operations/application-options.ts';

export type ApplicationOptions = NonNullable<ApplicationOptionsQuery['specialistApplicationOptions']>;

/** What an application can be made of (JOIN-04); `options` is null until it has come. */
export interface OptionsState {
  options: ApplicationOptions | null;
  isLoading: boolean;
  retry: () => void;
}

export function useApplicationOptions(): OptionsState {
  const { data, loading, refetch } = useApplicationOptionsQuery({ notifyOnNetworkStatusChange: true });
  const options = data?.specialistApplicationOptions ?? null;
  // A failed retry is told by the query's own state.
  return { options, isLoading: loading, retry: () => void refetch().catch(() => undefined) };
}

/** What stands on the lists already, so that nobody adds it in their own words. */
export function optionNames(options: ApplicationOptions | null) {
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
  return { services: names(options?.services), immediateServices: names(options?.immediateServices) };
}

import { useImmediateServicesQuery } from '~/graphql/generated/operations/immediate-services.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { helpKinds } from './help-kinds.ts';

/** Who stands at the roadside does not wait for a list that we know by heart. */
const PATIENCE_MS = 6_000;

/**
 * The kinds of help to offer; null while they load (IMM-02). A list that does not come, or not
 * soon, is the built-in one (IMM-08, IMM-09).
 */
export function useHelpKinds(): string[] | null {
  const { data, loading } = useImmediateServicesQuery();
  const isLate = useHasTimedOut(loading, PATIENCE_MS);
  return loading && !isLate ? null : helpKinds(data?.immediateServices);
}

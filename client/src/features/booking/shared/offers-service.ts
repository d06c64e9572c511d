/** The embedded backend lists at most this many specialists for a service (docs/performance.md). */
const LONGEST_WHOLE_LIST = 49;

/** Whether a specialist offers the service. True if the list may be truncated: the host decides. */
export function offersService(listed: readonly { readonly id: string }[], id: string): boolean {
  return listed.length > LONGEST_WHOLE_LIST || listed.some((specialist) => specialist.id === id);
}

/** The embedded backend lists at most this many specialists for a service (docs/performance.md). */
const LONGEST_WHOLE_LIST = 49;

/** Whether a specialist may offer the service; the host decides when the list may be truncated. */
export function mayOffer(listed: readonly { readonly id: string }[], id: string): boolean {
  return listed.length > LONGEST_WHOLE_LIST || listed.some((specialist) => specialist.id === id);
}

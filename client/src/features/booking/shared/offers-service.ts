/** The embedded backend lists at most 50 specialists for a service, so 50 may be part of a list. */
const MAX_COMPLETE_LIST = 49;

/** Whether a specialist offers the service. True if the list may be truncated: the host decides. */
export function offersService(listed: readonly { readonly id: string }[], id: string): boolean {
  return listed.length > MAX_COMPLETE_LIST || listed.some((specialist) => specialist.id === id);
}

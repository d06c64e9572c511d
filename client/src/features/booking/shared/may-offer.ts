/** A host with very many specialists lists no more than this for a service (docs/performance.md). */
const LONGEST_WHOLE_LIST = 49;

/** Whether a specialist can be booked for the service whose specialists are listed. Of a list that may have been cut, the host judges. */
export function mayOffer(listed: readonly { readonly id: string }[], id: string): boolean {
  return listed.length > LONGEST_WHOLE_LIST || listed.some((specialist) => specialist.id === id);
}

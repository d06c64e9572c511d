/** The navigation state of details that were opened from their list: closing them goes back. */
export const OPENED_FROM_LIST = { openedFromList: true };

export function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}

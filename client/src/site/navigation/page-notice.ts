/**
 * Navigation state with a notice for the next page to show, such as the result of the last action:
 * `navigate(paths.appointments, { state: pageNotice('…') })`.
 */
export interface PageNotice {
  notice: string;
}

export const pageNotice = (notice: string): PageNotice => ({ notice });

/** The notice in a navigation state; null if there is none. A history entry can hold anything. */
export function readPageNotice(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null || !('notice' in navigationState)) return null;
  const { notice } = navigationState;
  return typeof notice === 'string' && notice.trim() !== '' ? notice : null;
}

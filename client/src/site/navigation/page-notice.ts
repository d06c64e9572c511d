/**
 * Navigation state with which a page is led to, so that it begins by saying what has just been
 * done: `navigate(paths.appointments, { state: pageNotice('…') })`.
 */
export interface PageNotice {
  notice: string;
}

export const pageNotice = (notice: string): PageNotice => ({ notice });

/**
 * What is to be said; null when the page was opened in any other way. A history entry may hold
 * anything.
 */
export function pageNoticeIn(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null || !('notice' in navigationState)) return null;
  const { notice } = navigationState;
  return typeof notice === 'string' && notice.trim() !== '' ? notice : null;
}

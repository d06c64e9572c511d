import type { ServiceSlug } from '~/site/service-slug.ts';

/**
 * Navigation state with which the page of a service leads to a booking, so that it begins with that
 * service chosen.
 */
export const preselectedService = (slug: ServiceSlug) => ({ preselectedService: slug });

/**
 * The slug that navigation state names; null when the booking was opened in any other way. A
 * history entry may hold anything.
 */
export function preselectedServiceIn(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null || !('preselectedService' in navigationState))
    return null;
  return typeof navigationState.preselectedService === 'string' ? navigationState.preselectedService : null;
}

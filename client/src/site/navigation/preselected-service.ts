import type { ServiceSlug } from '~/site/service-slug.ts';

/**
 * Navigation state that a service's page passes to the booking flow, to select that service.
 */
export const preselectedService = (slug: ServiceSlug) => ({ preselectedService: slug });

/** The slug in a navigation state; null if there is none. A history entry can hold anything. */
export function readPreselectedService(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null || !('preselectedService' in navigationState))
    return null;
  return typeof navigationState.preselectedService === 'string' ? navigationState.preselectedService : null;
}

import { fetchedAhead } from '~/lib/lazy-with-preload.ts';

export const LocationStep = fetchedAhead(async () => (await import('./location-step.tsx')).LocationStep);
export const ReviewStep = fetchedAhead(async () => (await import('./review-step.tsx')).ReviewStep);

export function loadGuestSteps(): void {
  for (const step of [LocationStep, ReviewStep]) step.fetchAhead();
}

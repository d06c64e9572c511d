import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

export const LocationStep = lazyWithPreload(async () => (await import('./location-step.tsx')).LocationStep);
export const ReviewStep = lazyWithPreload(async () => (await import('./review-step.tsx')).ReviewStep);

export function loadGuestSteps(): void {
  for (const step of [LocationStep, ReviewStep]) step.preload();
}

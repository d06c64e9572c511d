import type { StepCopy } from '~/forms/wizard/flow.ts';
import { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';

export const applicationSteps = pages.joinUs.steps;

export type ApplicationStep = (typeof applicationSteps)[number];

/** The titles are those of the requirements (JOIN-02). */
export const stepCopy: Record<ApplicationStep, StepCopy> = {
  basics: {
    label: 'Basics',
    title: 'Basic Information',
    question: 'Who are you?',
    lead: 'Customers see your first name, your photo and what you write about yourself. We don’t show them anything else.',
  },
  background: {
    label: 'Background',
    title: 'Professional Background',
    question: 'What’s your background?',
    lead: 'Tell us where you are now. You can apply without a certificate.',
  },
  services: {
    label: 'Services',
    title: 'Services & Specializations',
    question: 'What do you repair?',
    lead: 'Choose everything you offer, and add anything we’ve missed.',
  },
  pricing: {
    label: 'Pricing',
    title: 'Service Pricing',
    question: 'What do you charge?',
    lead: 'You set your own prices. Customers see them as a guide before they book.',
  },
  location: {
    label: 'Area',
    title: 'Location & Travel',
    question: 'Where do you work?',
    lead: 'The areas you serve, how far you travel, and whether customers come to you.',
  },
  availability: {
    label: 'Hours',
    title: 'Availability',
    question: 'When do you work?',
    lead: 'Your usual week. You can change it at any time once you’re listed.',
  },
  companies: {
    label: 'Companies',
    title: 'Companies & Workshops (optional)',
    question: 'Who do you work with?',
    lead: 'Brands that have certified you and workshops you work from. Leave this empty if you have none.',
  },
  review: {
    label: 'Review',
    title: 'Review & Submit',
    question: 'Check your application',
    lead: 'You can still change anything.',
  },
};

export function stepPath(step: ApplicationStep): string {
  return step === applicationSteps[0] ? paths.joinUs : `${paths.joinUs}/${step}`;
}

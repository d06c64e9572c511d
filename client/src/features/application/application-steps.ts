import { paths } from '~/site/paths.ts';

export const applicationSteps = [
  'basics',
  'background',
  'services',
  'pricing',
  'location',
  'availability',
  'companies',
  'review',
] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/**
 * What a step is called on the tape, in full (JOIN-02), as the question it asks, and after 'Next:'.
 */
interface StepWords {
  label: string;
  title: string;
  question: string;
  lead: string;
}

export const stepCopy: Record<ApplicationStep, StepWords> = {
  basics: {
    label: 'Basics',
    title: 'Basic Information',
    question: 'Who are you?',
    lead: 'Customers see your first name, your picture and what you say about yourself. The rest stays with us.',
  },
  background: {
    label: 'Background',
    title: 'Professional Background',
    question: 'What stands behind your work?',
    lead: 'Tell us where you are now. Not having a certificate does not rule you out.',
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
    lead: 'The areas you serve, how far you go, and whether customers come to you.',
  },
  availability: {
    label: 'Hours',
    title: 'Availability',
    question: 'When do you work?',
    lead: 'Your usual week. You can change it at any time once you are listed.',
  },
  companies: {
    label: 'Companies',
    title: 'Companies & Workshops (optional)',
    question: 'Who do you work with?',
    lead: 'Brands that have certified you and workshops you work from. Leave it empty if there are none.',
  },
  review: {
    label: 'Review',
    title: 'Review & Submit',
    question: 'Check your application',
    lead: 'Check your application. You can change anything.',
  },
};

const FIRST = applicationSteps[0];

/** The step an address names: `/joinUs` alone is the first one; null for anything else unknown. */
export function stepFromPath(segment: string | undefined): ApplicationStep | null {
  return segment === undefined ? FIRST : (applicationSteps.find((step) => step === segment) ?? null);
}

export function stepPath(step: ApplicationStep): string {
  return step === FIRST ? paths.joinUs : `${paths.joinUs}/${step}`;
}

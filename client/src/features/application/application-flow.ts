import { type Flow, openStep } from '~/lib/flow/flow.ts';
import { type ApplicationDraft, emptyDraft, offeredServices } from './application-draft.ts';
import { problemsOf } from './application-problems.ts';
import { type ApplicationStep, applicationSteps } from './application-steps.ts';

/** The specialist's application: eight steps, none of them skipped (JOIN-02). */
export const applicationFlow: Flow<ApplicationStep, ApplicationDraft> = {
  steps: applicationSteps,
  stepsFor: () => applicationSteps,
  resets: [
    // JOIN-34.
    { after: ['email'], clear: ['verifiedEmail'] },
    // JOIN-25.
    { after: ['days'], prune: ({ days, timeSlots }) => ({ timeSlots: only(timeSlots, days) }) },
    // Prices go by the service's name (JOIN-15).
    {
      after: ['services', 'customServices'],
      prune: (draft) => ({ pricing: only(draft.pricing, offeredServices(draft)) }),
    },
  ],
  empty: emptyDraft,
  canLeave: problemsOf,
};

/** As `openStep`; prices that are asked for before there is any service say themselves what is missing (JOIN-17). */
export function openApplicationStep(wanted: ApplicationStep, draft: ApplicationDraft): ApplicationStep {
  const open = openStep(applicationFlow, wanted, draft);
  return wanted === 'pricing' && open === 'services' && offeredServices(draft).length === 0 ? wanted : open;
}

function only<Entry>(record: Partial<Record<string, Entry>>, keys: readonly string[]): Record<string, Entry> {
  const kept = Object.entries(record).filter((entry): entry is [string, Entry] => keys.includes(entry[0]));
  return Object.fromEntries(kept);
}

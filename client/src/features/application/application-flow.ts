import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';
import { applyChange, type Flow } from '~/forms/wizard/flow.ts';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import { type ApplicationDraft, draftSchema, emptyDraft, offeredServices } from './application-draft.ts';
import { errorsIn } from './application-errors.ts';
import { type ApplicationStep, applicationSteps, stepCopy, stepFromPath, stepPath } from './application-steps.ts';
import { CONSENT_TEXT } from './consent-errors.ts';
import { FORM_ID } from './field-id.ts';
import { namedIn, namesAfter } from './kept-files.ts';

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
  errorsIn,
  // Prices that are requested before there is any service say themselves what is missing (JOIN-17).
  opensEarly: (step, unfinished, draft) =>
    step === 'pricing' && unfinished === 'services' && offeredServices(draft).length === 0,
};

/** How long an application is kept after its last change; the page says so. */
export const KEPT_DAYS = 7;

export const applicationDraft = defineDraft<ApplicationDraft>({
  name: 'specialist-application',
  owner: 'device',
  maxAgeMs: KEPT_DAYS * DAY_MS,
  schema: draftSchema,
  empty: emptyDraft,
  files: ['photo', 'certificates'],
  reduce: (draft, change) => applyChange(applicationFlow, draft, { ...change, ...namesAfter(draft, change) }),
  repair: (draft) => ({ ...draft, ...namedIn(draft, draft) }),
});

const SUBMIT = 'Submit Application';

export const applicationWizard: WizardDefinition<ApplicationStep, ApplicationDraft> = {
  id: FORM_ID,
  flow: applicationFlow,
  copy: stepCopy,
  stepPath,
  stepFromPath,
  progressLabel: 'Application steps',
  nextLabel: (next) => `Next: ${stepCopy[next].label}`,
  backLabel: 'Previous',
  invalidTitle: (step) => (step === 'review' ? CONSENT_TEXT : 'Please fill in all required fields before proceeding.'),
  refusedTitle: 'Your application was not sent',
  failureSummary: (message, isExplained) => ({
    title: message,
    messages: [
      isExplained
        ? 'Nothing you have filled in is lost.'
        : `Nothing you have filled in is lost. Press “${SUBMIT}” again: that is safe, it will not be sent twice.`,
    ],
  }),
  duplicate: {
    title: 'Your application is already with us',
    text: `An earlier press of “${SUBMIT}” has reached us, with your answers as they were then.`,
  },
};

function only<Entry>(record: Partial<Record<string, Entry>>, keys: readonly string[]): Record<string, Entry> {
  const kept = Object.entries(record).filter((entry): entry is [string, Entry] => keys.includes(entry[0]));
  return Object.fromEntries(kept);
}

import { CONSENTS_REQUIRED } from '#shared/application-messages.ts';
import { APPLICATION_DRAFT_DAYS } from '#shared/terms.ts';
import { DAY_MS } from '#shared/time.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { applyChange, type Flow, type WizardDefinition } from '~/forms/wizard/flow.ts';
import { paths } from '~/site/paths.ts';
import {
  type ApplicationDraft,
  chosenServices,
  draftShape,
  emptyDraft,
  FORM_ID,
  onlyNamedFiles,
  updatedFileNames,
} from './application-draft.ts';
import { type ApplicationStep, applicationSteps, stepCopy, stepPath } from './application-steps.ts';

export const applicationRules = lazyCheck(async () => (await import('./application-rules.ts')).applicationRules);

/** The specialist's application: eight steps, none of them skipped (JOIN-02). */
export const applicationFlow: Flow<ApplicationStep, ApplicationDraft> = {
  steps: applicationSteps,
  stepsFor: () => applicationSteps,
  resets: [
    // Another email address must be verified again (JOIN-34).
    { after: ['email'], clear: ['verifiedEmail'] },
    // A day that is unticked loses its time slots (JOIN-25).
    { after: ['days'], prune: ({ days, timeSlots }) => ({ timeSlots: pick(timeSlots, days) }) },
    // Who isn't certified isn't asked by whom.
    {
      after: ['certified'],
      when: ({ certified }) => certified === 'no',
      clear: ['companies', 'customCompanies', 'unsavedCompany'],
    },
    // A service that is removed loses its price (JOIN-15).
    {
      after: ['services', 'customServices'],
      prune: (draft) => ({ pricing: pick(draft.pricing, chosenServices(draft)) }),
    },
  ],
  empty: emptyDraft,
  errorsIn: applicationRules,
  // Without services, the pricing step itself says what is missing (JOIN-17).
  opensEarly: (step, unfinished, draft) =>
    step === 'pricing' && unfinished === 'services' && chosenServices(draft).length === 0,
};

export const applicationDraft = defineDraft<ApplicationDraft>({
  name: 'specialist-application',
  owner: 'device',
  maxAgeMs: APPLICATION_DRAFT_DAYS * DAY_MS,
  shape: draftShape,
  empty: emptyDraft,
  files: ['photo', 'certificates'],
  reduce: (draft, change) => applyChange(applicationFlow, draft, { ...change, ...updatedFileNames(draft, change) }),
  repair: (draft) => ({ ...draft, ...onlyNamedFiles(draft, draft) }),
});

const SUBMIT = 'Submit Application';
const KEPT = 'You haven’t lost any of your answers.';

export const applicationWizard: WizardDefinition<ApplicationStep, ApplicationDraft> = {
  id: FORM_ID,
  flow: applicationFlow,
  copy: stepCopy,
  stepPath,
  progressLabel: 'Application steps',
  showsSkippedSteps: true,
  nextLabel: (next) => `Next: ${stepCopy[next].label}`,
  backLabel: 'Previous',
  submit: { label: SUBMIT, busyLabel: 'Submitting...', uploadLabel: 'Application sent' },
  invalidTitle: (step) =>
    step === 'review' ? CONSENTS_REQUIRED : 'Please fill in all required fields before proceeding.',
  refusedTitle: 'Your application wasn’t sent',
  // JOIN-42.
  noResponse: 'An error occurred. Please try again later.',
  failureSummary: (message, isExplained, isRepeatSafe) => {
    const advice = isRepeatSafe
      ? `It’s safe to press “${SUBMIT}” again: your application won’t be sent twice.`
      : `We may have received your application: look for our email, or call us, before you press “${SUBMIT}” again.`;
    return { title: message, messages: [isExplained ? KEPT : `${KEPT} ${advice}`] };
  },
  duplicate: {
    title: 'We’ve already received your application',
    text: `We received it when you first pressed “${SUBMIT}”, with the answers you’d given by then.`,
  },
  otherTab: { noun: 'application', afterSent: { label: 'Back to home', to: paths.home } },
  startAgain: {
    label: 'Clear my answers',
    title: 'Clear your answers?',
    text: 'We’ll remove everything you’ve filled in from this device, including your photo and certificates.',
    keep: 'Keep my answers',
    confirm: 'Clear my answers',
  },
};

function pick<Entry>(record: Partial<Record<string, Entry>>, keys: readonly string[]): Record<string, Entry> {
  const picked = Object.entries(record).filter((entry): entry is [string, Entry] => keys.includes(entry[0]));
  return Object.fromEntries(picked);
}

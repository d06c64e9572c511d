import type { OtherTabCopy } from '~/forms/other-tab-notice.tsx';
import type { FormError, LazyCode } from '~/forms/validation.ts';
import type { StartAgainCopy } from '~/ui/start-again-dialog.tsx';

/** Resets parts of the draft when others change. */
interface ResetRule<Draft> {
  /** The rule applies when one of these parts changes. */
  after: readonly (keyof Draft)[];
  /** Parts that are reset to their empty values. */
  clear?: readonly (keyof Draft)[];
  /** Returns new values for parts of the changed draft that are only partly reset. */
  prune?(changed: Draft): Partial<Draft>;
  /** A condition on the changed draft; by default the rule always applies. */
  when?(changed: Draft): boolean;
}

/**
 * A form of several steps as data: the order of the questions, how one answer resets others, and
 * when a step is complete.
 */
export interface Flow<StepId extends string, Draft> {
  /** All possible steps, in order. */
  steps: readonly [StepId, ...StepId[]];
  /** The steps that apply to this draft. The others are skipped. */
  stepsFor(draft: Draft): readonly StepId[];
  /** Each rule reacts to the caller's change, never to what another rule has reset. */
  resets: readonly ResetRule<Draft>[];
  /** The values of an empty draft, and of parts that are reset. */
  empty: Draft;
  /** The errors of a step, in page order; empty if the step is complete. */
  errorsIn: ((step: StepId, draft: Draft) => readonly FormError[]) & { code?: LazyCode };
  /**
   * Whether Continue and Back pass over a step, because what the form began with has answered it.
   * It can still be opened, for example from a review.
   */
  passes?(step: StepId, draft: Draft): boolean;
  /** Whether a step opens although an earlier one is incomplete; by default it doesn't. */
  opensEarly?(step: StepId, incomplete: StepId, draft: Draft): boolean;
}

/** The texts of a step. */
export interface StepCopy {
  /** The short name, on the progress bar. */
  label: string;
  /** The full name. */
  title: string;
  /** The question that the step asks. */
  question: string;
  lead: string;
}

/** A form of several pages as data: its flow, its texts, and the paths of its steps. */
export interface WizardDefinition<Step extends string, Value extends object> {
  /** The prefix of the controls' ids. */
  id: string;
  flow: Flow<Step, Value>;
  copy: Record<Step, StepCopy>;
  stepPath(step: Step): string;
  progressLabel: string;
  /** Whether skipped steps are shown on the progress bar. */
  showsSkippedSteps: boolean;
  nextLabel(next: Step): string;
  backLabel?: string;
  /** The last step's button; `uploadLabel` is the name of its progress bar. */
  submit: { label: string; busyLabel: string; uploadLabel: string };
  /** The heading above the errors of a step. */
  invalidTitle(step: Step): string;
  /** The heading above the errors of a refusal. */
  refusedTitle: string;
  /** The message if no response arrived. */
  noResponse: string;
  /**
   * The summary of a failure. `isExplained`: the message is the server's; else there was no
   * response. `isRepeatSafe`: the server knows that sending it again won't do it twice.
   */
  failureSummary(
    message: string,
    isExplained: boolean,
    isRepeatSafe: boolean,
  ): { title: string; messages: readonly string[] };
  duplicate: { title: string; text: string };
  /** For a change in another tab. */
  otherTab: OtherTabCopy;
  /** The button that clears the draft, and its dialog. */
  startAgain: StartAgainCopy & { label: string };
}

/** The status of a step, relative to the open one. */
type StepStatus = 'completed' | 'current' | 'upcoming' | 'skipped';

/** The step after this one, or null after the last. */
export function nextStep<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): S | null {
  return flow.steps.slice(flow.steps.indexOf(step) + 1).find((later) => stopsAt(flow, later, draft)) ?? null;
}

/** The step before this one, or null before the first. */
export function previousStep<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): S | null {
  return flow.steps.slice(0, flow.steps.indexOf(step)).findLast((earlier) => stopsAt(flow, earlier, draft)) ?? null;
}

/**
 * The step that opens for a requested one: the first incomplete step before it, or else itself. A
 * skipped step opens the last step before it that applies.
 */
export function openStep<S extends string, D>(flow: Flow<S, D>, requested: S, draft: D): S {
  const before = flow.steps.slice(0, flow.steps.indexOf(requested)).filter((step) => applies(flow, step, draft));
  const incomplete = before.find((step) => flow.errorsIn(step, draft).length > 0);
  if (incomplete) return flow.opensEarly?.(requested, incomplete, draft) ? requested : incomplete;
  return applies(flow, requested, draft) ? requested : (before.at(-1) ?? requested);
}

/**
 * The draft after a change, with the parts reset that the change invalidates. Values that the
 * change itself sets are kept.
 */
export function applyChange<S extends string, D extends object>(flow: Flow<S, D>, draft: D, change: Partial<D>): D {
  const changed = { ...draft, ...change };
  const isChanged = (key: keyof D) => !isSame(draft[key], changed[key]);
  const rules = flow.resets.filter((rule) => rule.after.some(isChanged) && (rule.when?.(changed) ?? true));
  const cleared = rules.flatMap((rule) => rule.clear ?? []).map((key) => [key, flow.empty[key]]);
  const pruned = rules.map((rule) => rule.prune?.(changed) ?? {});
  return Object.assign({}, changed, Object.fromEntries(cleared), ...pruned, change);
}

/** The status of each step, in order. Steps that don't apply to the draft are skipped. */
export function stepStatuses<S extends string, D>(
  flow: Flow<S, D>,
  current: S,
  draft: D,
): { step: S; status: StepStatus }[] {
  const currentIndex = flow.steps.indexOf(current);
  return flow.steps.map((step, index) => {
    if (index === currentIndex) return { step, status: 'current' };
    if (!applies(flow, step, draft)) return { step, status: 'skipped' };
    return { step, status: index < currentIndex ? 'completed' : 'upcoming' };
  });
}

function applies<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): boolean {
  return flow.stepsFor(draft).includes(step);
}

/** Whether Continue and Back open a step. */
function stopsAt<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): boolean {
  return applies(flow, step, draft) && !flow.passes?.(step, draft);
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

import type { FormError } from '~/forms/validation.ts';

/** When one of these parts of the draft changes, others are reset. */
interface ResetRule<Draft> {
  after: readonly (keyof Draft)[];
  /** Parts that are reset to their empty values. */
  clear?: readonly (keyof Draft)[];
  /** The others of the changed draft, where only a part of them is reset. */
  prune?(changed: Draft): Partial<Draft>;
  /** Only when the changed draft is like this; always when left out. */
  when?(changed: Draft): boolean;
}

/**
 * A form of several steps as data: the order of the questions, what one answer does to others, and
 * when a step is done.
 */
export interface Flow<StepId extends string, Draft> {
  /** Every step there can be, in order. */
  steps: readonly StepId[];
  /** The steps of this draft; the others are skipped. */
  stepsFor(draft: Draft): readonly StepId[];
  /** Each rule looks at what the caller has changed, never at what another rule has reset. */
  resets: readonly ResetRule<Draft>[];
  /** The draft before anything is filled in; what is reset goes back to this. */
  empty: Draft;
  /** The errors of a step, in page order; empty if it may be left. */
  errorsIn(step: StepId, draft: Draft): readonly FormError[];
  /** Whether a step opens although an earlier one is not done; never when left out. */
  opensEarly?(step: StepId, unfinished: StepId, draft: Draft): boolean;
}

/** The state of a step, relative to the open one. */
export type StepState = 'done' | 'current' | 'todo' | 'skipped';

/** The step after this one, or null after the last. */
export function nextStep<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): S | null {
  return flow.steps.slice(flow.steps.indexOf(step) + 1).find((later) => isVisited(flow, later, draft)) ?? null;
}

/** The step before this one, or null before the first. */
export function previousStep<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): S | null {
  return flow.steps.slice(0, flow.steps.indexOf(step)).findLast((earlier) => isVisited(flow, earlier, draft)) ?? null;
}

/**
 * The step to show when `requested` is: itself, or the first step before it that is not done. For a
 * skipped step, the last visited one before it.
 */
export function openStep<S extends string, D>(flow: Flow<S, D>, requested: S, draft: D): S {
  const visited = flow.stepsFor(draft);
  const before = flow.steps.slice(0, flow.steps.indexOf(requested)).filter((step) => visited.includes(step));
  const unfinished = before.find((step) => flow.errorsIn(step, draft).length > 0);
  if (unfinished) return flow.opensEarly?.(requested, unfinished, draft) ? requested : unfinished;
  return visited.includes(requested) ? requested : (before.at(-1) ?? requested);
}

/**
 * The draft after a change, with everything reset that it invalidates. What the change itself sets
 * is kept.
 */
export function applyChange<S extends string, D extends object>(flow: Flow<S, D>, draft: D, change: Partial<D>): D {
  const changed = { ...draft, ...change };
  const isChanged = (key: keyof D) => !isSame(draft[key], changed[key]);
  const rules = flow.resets.filter((rule) => rule.after.some(isChanged) && (rule.when?.(changed) ?? true));
  const cleared = rules.flatMap((rule) => rule.clear ?? []).map((key) => [key, flow.empty[key]]);
  const pruned = rules.map((rule) => rule.prune?.(changed) ?? {});
  return Object.assign({}, changed, Object.fromEntries(cleared), ...pruned, change);
}

/**
 * The state of each step, in order: done before the open one, skipped if it is not a step of this
 * draft.
 */
export function stepStates<S extends string, D>(
  flow: Flow<S, D>,
  current: S,
  draft: D,
): { step: S; state: StepState }[] {
  const at = flow.steps.indexOf(current);
  return flow.steps.map((step, index) => {
    if (index === at) return { step, state: 'current' };
    if (!isVisited(flow, step, draft)) return { step, state: 'skipped' };
    return { step, state: index < at ? 'done' : 'todo' };
  });
}

function isVisited<S extends string, D>(flow: Flow<S, D>, step: S, draft: D): boolean {
  return flow.stepsFor(draft).includes(step);
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

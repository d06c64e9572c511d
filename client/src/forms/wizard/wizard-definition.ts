import { fieldIdOf } from '~/forms/validation.ts';
import type { Flow } from './flow.ts';

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
  nextLabel(next: Step): string;
  backLabel?: string;
  /** The heading above the errors of a step. */
  invalidTitle(step: Step): string;
  /** The heading above the errors of a refusal. */
  refusedTitle: string;
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
}

/** The id of a part's control; `detail` names one of several, for example `0-basePrice`. */
export function stepFieldId(id: string, part: string, detail?: string): string {
  return detail === undefined ? fieldIdOf(id, part) : fieldIdOf(id, `${part}-${detail}`);
}

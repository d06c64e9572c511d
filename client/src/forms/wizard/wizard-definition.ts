import { fieldIdOf } from '~/forms/validation.ts';
import type { Flow } from './flow.ts';

/** The texts of a step. */
export interface StepCopy {
  /** On the progress bar. */
  label: string;
  /** In full. */
  title: string;
  /** As the question it asks. */
  question: string;
  lead: string;
}

/** A form of several pages as data: its flow, its texts, and where its steps are. */
export interface WizardDefinition<Step extends string, Value extends object> {
  /** The id of a part's control begins with this. */
  id: string;
  flow: Flow<Step, Value>;
  copy: Record<Step, StepCopy>;
  stepPath(step: Step): string;
  /** The step that an address names; null for anything unknown. */
  stepFromPath(segment: string | undefined): Step | null;
  progressLabel: string;
  nextLabel(next: Step): string;
  backLabel?: string;
  /** Above the errors of a step. */
  invalidTitle(step: Step): string;
  /** Above the errors of a refusal. */
  refusedTitle: string;
  /** The message of an unknown outcome, or of a failure that the server explained. */
  failed(message: string, isKnown: boolean): { title: string; messages: readonly string[] };
  duplicate: { title: string; text: string };
}

/** The id of a part's control; `detail` names one of several, for example `0-basePrice`. */
export function stepFieldId(id: string, part: string, detail?: string): string {
  return detail === undefined ? fieldIdOf(id, part) : fieldIdOf(id, `${part}-${detail}`);
}

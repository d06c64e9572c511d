import type { Failure } from './failure.ts';
import { failureMessage, type MutationResult, userErrorMessage } from './mutation-result.ts';

/** One thing that went wrong with an act, as an error summary lists it. */
export interface ActProblem {
  message: string;
  /** The control that puts it right, where the server has named its field. */
  fieldId?: string | undefined;
}

export interface DocumentedTexts {
  /** Where the server refuses without words. */
  refused: string;
  /** Where no answer came, or none that can be used. */
  failed: string | ((failure: Failure) => string);
}

/** What went wrong with an act, in the server's words where it has some; empty when it is done. `controls` are ids by the name of their field. */
export function problemsOf(
  result: MutationResult<unknown>,
  texts: DocumentedTexts,
  controls: Readonly<Record<string, string>> = {},
): readonly ActProblem[] {
  if (result.kind === 'done') return [];
  if (result.kind === 'failed') {
    const { failure } = result;
    const documented = typeof texts.failed === 'string' ? texts.failed : texts.failed(failure);
    return [{ message: failureMessage(failure, documented) }];
  }
  if (result.userErrors.length === 0) return [{ message: texts.refused }];
  return result.userErrors.map((refusal) => {
    const { field } = refusal;
    const message = userErrorMessage(refusal);
    const fieldId = controls[field?.at(-1) ?? ''];
    return fieldId === undefined ? { message } : { message, fieldId };
  });
}

/** What is said at a control, of all that is said. */
export function messageAt(problems: readonly ActProblem[], fieldId: string): string | undefined {
  return problems.find((problem) => problem.fieldId === fieldId)?.message;
}

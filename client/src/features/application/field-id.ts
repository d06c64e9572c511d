import { stepFieldId } from '~/forms/wizard/wizard-definition.ts';
import type { ApplicationDraft } from './application-draft.ts';

export const FORM_ID = 'application';

/**
 * The id of the control of a part of the draft, or of its fieldset. If a part has several controls,
 * `detail` names one: `0-basePrice` of `pricing` is the base price of the first service.
 */
export function fieldId(part: keyof ApplicationDraft, detail?: string): string {
  return stepFieldId(FORM_ID, part, detail);
}

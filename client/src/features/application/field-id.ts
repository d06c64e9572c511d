import { stepFieldId } from '~/forms/wizard/wizard-definition.ts';
import type { ApplicationDraft } from './application-draft.ts';

export const FORM_ID = 'application';

/**
 * The id of the control that holds a part of the draft; a group's is its fieldset's. `detail` names
 * one control of a part that has several, for example `0-basePrice` of `pricing`: the base price of
 * the first service that is offered.
 */
export function fieldId(part: keyof ApplicationDraft, detail?: string): string {
  return stepFieldId(FORM_ID, part, detail);
}

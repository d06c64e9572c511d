import { fieldIdOf } from '~/forms/validation.ts';

export const FORM_ID = 'booking';

/** The id of the control for a part of the draft. For a group of controls, that of its fieldset. */
export function fieldId(part: string): string {
  return fieldIdOf(FORM_ID, part);
}

import { type ImmediateRequestValues, type RequiredField, requiredFields } from './immediate-request-validation.ts';

/** The next empty field after `current`, or else the first empty one before it; null if none is. */
export function nextEmptyField(values: ImmediateRequestValues, current: RequiredField): RequiredField | null {
  const index = requiredFields.indexOf(current);
  const others = [...requiredFields.slice(index + 1), ...requiredFields.slice(0, index)];
  return others.find((name) => isEmpty(values[name])) ?? null;
}

const isEmpty = (value: string | boolean) => (typeof value === 'string' ? value.trim() === '' : !value);

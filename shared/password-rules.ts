import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';

export const lengthOf = (password: string) => Array.from(password).length;

/** The rules for every new password, in display order (AUTH-22). */
export const passwordRules = [
  {
    id: 'length',
    label: `at least ${MIN_PASSWORD_LENGTH} characters`,
    isMet: (password: string) => lengthOf(password) >= MIN_PASSWORD_LENGTH,
  },
  { id: 'upper', label: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', label: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', label: 'a digit', isMet: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'one of ! @ # $ % ^ & *', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
] as const;

/** The same for programs that generate passwords. */
export const PASSWORD_RULES = `minlength: ${MIN_PASSWORD_LENGTH}; maxlength: ${MAX_PASSWORD_LENGTH}; required: upper; required: lower; required: digit; required: [!@#$%^&*];`;

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}

const POINTS_PER_RULE = 20;
/** Anyone who guesses tries these first, whatever rules they meet. */
const MAX_COMMON_POINTS = 40;

type StrengthLabel = 'Very Weak' | 'Weak' | 'Medium' | 'Strong' | 'Very Strong';

interface PasswordStrength {
  points: number;
  label: StrengthLabel;
  /** Whether it meets all rules and is refused nevertheless, because many people use it. */
  isTooCommon: boolean;
}

/** 20 points per rule that is met, and the label (AUTH-23). A common password is weak. */
export function passwordStrength(password: string, isCommon: boolean): PasswordStrength {
  const pointsByRules = passwordRules.filter(({ isMet }) => isMet(password)).length * POINTS_PER_RULE;
  const points = isCommon ? Math.min(pointsByRules, MAX_COMMON_POINTS) : pointsByRules;
  return { points, label: strengthLabel(points), isTooCommon: points < pointsByRules && meetsPasswordRules(password) };
}

function strengthLabel(points: number): StrengthLabel {
  if (points <= 20) return 'Very Weak';
  if (points <= 40) return 'Weak';
  if (points <= 60) return 'Medium';
  return points <= 80 ? 'Strong' : 'Very Strong';
}

/** The rules that every new password meets, in the order in which they are listed (AUTH-22). */
export const passwordRules = [
  { id: 'length', label: 'at least 8 characters', isMet: (password: string) => Array.from(password).length >= 8 },
  { id: 'upper', label: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', label: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', label: 'a digit', isMet: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'one of ! @ # $ % ^ & *', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
] as const;

const POINTS_PER_RULE = 20;

type StrengthWord = 'Very Weak' | 'Weak' | 'Medium' | 'Strong' | 'Very Strong';

/** 0 to 100 points, 20 for each rule met, and their word (AUTH-23). */
export function passwordStrength(password: string): { points: number; word: StrengthWord } {
  const points = passwordRules.filter(({ isMet }) => isMet(password)).length * POINTS_PER_RULE;
  return { points, word: wordFor(points) };
}

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}

function wordFor(points: number): StrengthWord {
  if (points <= 20) return 'Very Weak';
  if (points <= 40) return 'Weak';
  if (points <= 60) return 'Medium';
  return points <= 80 ? 'Strong' : 'Very Strong';
}

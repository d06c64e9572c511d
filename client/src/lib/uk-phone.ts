/**
 * UK telephone numbers as the forms hold them: after a fixed +44, "7723 123456" (C-57).
 * A leading 0 or a pasted +44 / 0044 is dropped first, otherwise "07723123456" would lose its last digit.
 */

const LONGEST = 10;

/** The digits after +44, at most ten. */
export function tidyUkPhone(typed: string): string {
  const international = /^\s*(?:\+|00)\s*44/.test(typed);
  const digits = typed.replace(/\D/g, '');
  const national = international ? digits.replace(/^(?:00)?44/, '') : digits;
  return national.replace(/^0+/, '').slice(0, LONGEST);
}

/** 'NNNN NNNNNN': a space after the fourth digit, at most 11 characters. */
export function formatUkPhone(typed: string): string {
  const digits = tidyUkPhone(typed);
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
}

/** Nine or ten digits after +44, the valid UK lengths: at least 10 characters with the space. */
export function isUkPhone(typed: string): boolean {
  return formatUkPhone(typed).length >= 10;
}

/**
 * A telephone number in the UK without its `+44`, `0044` or leading 0, as the form shows it behind the fixed +44: `7723 123456`.
 * Null unless 9 or 10 digits remain, the valid lengths (C-57).
 */
export function nationalPhone(given: string): string | null {
  const compact = given.replace(/[\s().-]/g, '');
  const digits = compact.replace(/^(?:\+44|0044)/, '').replace(/^0/, '');
  return /^[1-9]\d{8,9}$/.test(digits) ? `${digits.slice(0, 4)} ${digits.slice(4)}` : null;
}

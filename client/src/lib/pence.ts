const POUNDS = /^£?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$|^£?\.(\d{1,2})$/;

/**
 * Pounds as typed, in pence: '40', '40.5', '£1,200.00', '.99'. Null when it is no amount, or more
 * than 99999999 pence. Digits only, no floats.
 */
export function penceIn(typed: string): number | null {
  const [whole, pounds, part, partAlone] = POUNDS.exec(typed.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const digits =
    (pounds ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '') + (part ?? partAlone ?? '').padEnd(2, '0');
  return digits.length <= 8 ? Number(digits) : null;
}

/** Pence for people: '£40.00', '£1,200.50'. */
export function inPounds(pence: number): string {
  const pounds = String(Math.floor(pence / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `£${pounds}.${String(pence % 100).padStart(2, '0')}`;
}

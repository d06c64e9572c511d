/**
 * UK number plates, forgivingly: current (AB12 CDE), prefix (A123 BCD), suffix (ABC 123D), dateless and Northern Irish
 * (1234 AB, ABC 1234) marks are all real, so anything of two to seven letters and digits with both kinds in it passes.
 */

/** Capitals and digits only. */
export function tidyPlate(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** As it hangs on the car: 'AB12 CDE', 'A123 BCD', 'ABC 123D'; what has no known pattern comes back in capitals. */
export function formatPlate(typed: string): string {
  const tidy = tidyPlate(typed);
  if (/^[A-Z]{2}\d{2}[A-Z]{3}$/.test(tidy)) return `${tidy.slice(0, 4)} ${tidy.slice(4)}`;
  const groups =
    /^([A-Z]\d{1,3})([A-Z]{3})$|^([A-Z]{3})(\d{1,3}[A-Z])$|^([A-Z]{1,3})(\d{1,4})$|^(\d{1,4})([A-Z]{1,3})$/.exec(tidy);
  const [start, end] = groups?.slice(1).filter(Boolean) ?? [];
  return start && end ? `${start} ${end}` : typed.trim().toUpperCase().replace(/\s+/g, ' ');
}

export function isPlate(typed: string): boolean {
  const tidy = tidyPlate(typed);
  return tidy.length >= 2 && tidy.length <= 7 && /[A-Z]/.test(tidy) && /\d/.test(tidy);
}

import { plainText } from './plain-text.ts';

/** A number as it stands in a text, with what separates its digits. */
const RUN = /[+(]{0,3}\d[\d\s().-]*/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Without 0, 44, 044, 0044 or +44, with which no number in the UK goes on. */
const national = (run: string) => digitsOf(run).replace(/^(?:0|44(?=\d))+/, '');

/** With + or 00, and another country's code than ours. */
const isForeign = (run: string) => /^\D*(?:\+|00)/.test(run) && !/^0*44/.test(digitsOf(run));

/**
 * A telephone number in the UK as the form shows it behind the fixed +44, `7723 123456`: in a text the first that is one. Null unless it has 9 or
 * 10 digits, the valid lengths (C-57): none is cut, since that would be somebody else's.
 */
export function nationalPhone(given: string): string | null {
  const runs = plainText(given).match(RUN) ?? [];
  const digits = runs
    .filter((run) => !isForeign(run))
    .map(national)
    .find((found) => /^\d{9,10}$/.test(found));
  return digits ? `${digits.slice(0, 4)} ${digits.slice(4)}` : null;
}

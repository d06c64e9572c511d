import { MAX_CUSTOM_ENTRIES } from '#shared/limits.ts';
import type { FormError } from '~/forms/validation.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { fieldId } from './field-id.ts';
import { isAmong, isSameName } from './own-lists.ts';

/**
 * The two lists of names in the applicant's own words, each with the options it adds to and the
 * text that is being written.
 */
export const nameLists = {
  customLocations: { listed: 'locations', open: 'openLocation' },
  customCompanies: { listed: 'companies', open: 'openCompany' },
} as const;

export type NameList = keyof typeof nameLists;

/** As many, and as long, as the graph takes. */
export const MOST_NAMES = MAX_CUSTOM_ENTRIES;
export const LONGEST_NAME = 100;

/** What keeps the text from being added to its list (JOIN-19); null when nothing does. */
export function nameProblem(draft: ApplicationDraft, list: NameList): string | null {
  const { listed, open } = nameLists[list];
  const name = draft[open].trim();
  if (!name) return 'Enter a name first';
  if (name.length > LONGEST_NAME) return `Use at most ${LONGEST_NAME} characters`;
  if (isAmong(name, [...draft[list], ...draft[listed]])) return `“${name}” is on your list already`;
  return draft[list].length < MOST_NAMES ? null : `You can add at most ${MOST_NAMES} of your own`;
}

/**
 * The change that adds the text to its list; where there is an option of that name, it is chosen
 * instead.
 */
export function addName(
  draft: ApplicationDraft,
  list: NameList,
  options: readonly string[] = [],
): Partial<ApplicationDraft> {
  const { listed, open } = nameLists[list];
  const name = draft[open].trim();
  const option = options.find((one) => isSameName(one, name));
  return option === undefined
    ? { [list]: [...draft[list], name], [open]: '' }
    : { [listed]: [...draft[listed], option], [open]: '' };
}

/** What was typed and not added is meant, unless it is on the list already. */
export function settleName(draft: ApplicationDraft, list: NameList, options?: readonly string[]): ApplicationDraft {
  const { listed, open } = nameLists[list];
  const name = draft[open].trim();
  if (!name || isAmong(name, [...draft[list], ...draft[listed]])) return draft[open] ? { ...draft, [open]: '' } : draft;
  return nameProblem(draft, list) === null ? { ...draft, ...addName(draft, list, options) } : draft;
}

/**
 * A text that is neither on its list nor given up. One that is there twice needs nobody's
 * attention.
 */
export function openNameErrors(draft: ApplicationDraft, list: NameList): FormError[] {
  const { listed, open } = nameLists[list];
  const name = draft[open].trim();
  if (!name || isAmong(name, [...draft[list], ...draft[listed]])) return [];
  const message = nameProblem(draft, list) ?? `Add “${name}” to your list, or empty the field`;
  return [{ fieldId: fieldId(list), message }];
}

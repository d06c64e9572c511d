import { MAX_CUSTOM_ENTRIES, TEXT_LIMITS } from '#shared/limits.ts';
import type { FormError } from '~/forms/validation.ts';
import type { ApplicationDraft, CustomService, OpenEntry } from './application-draft.ts';
import { fieldId } from './field-id.ts';
import { isAmong, withEntry } from './own-lists.ts';
import { priceOf } from './service-price.ts';

/**
 * The two lists of services in the applicant's own words, each with the options it adds to and the
 * entry that is being written.
 */
export const ownLists = {
  customServices: { listed: 'services', open: 'openService' },
  customImmediateServices: { listed: 'immediateServices', open: 'openImmediateService' },
} as const;

export type OwnList = keyof typeof ownLists;

/** As many as the graph takes of each. */
export const MAX_OWN = MAX_CUSTOM_ENTRIES;
export const MAX_NAME = TEXT_LIMITS.name;
export const MAX_DESCRIPTION = TEXT_LIMITS.serviceDescription;

/**
 * What keeps an entry from being added to its list; null when nothing does. A name may occur once:
 * prices go by it (C-76). `options` are all there are, chosen or not.
 */
export function entryProblem(
  draft: ApplicationDraft,
  list: OwnList,
  { id, name }: OpenEntry,
  options: readonly string[] = [],
): string | null {
  if (id === null && draft[list].length >= MAX_OWN) return `Add at most ${MAX_OWN} of your own`;
  if (!name.trim()) return 'Enter a name for your service';
  if (isAmong(name, options)) return `“${name.trim()}” is in the list above: tick it there`;
  const others = draft[list].filter((one) => one.id !== id).map((one) => one.name);
  if (isAmong(name, [...draft[ownLists[list].listed], ...others])) return `You have added “${name.trim()}” already`;
  return null;
}

/**
 * The change that puts the open entry on its list: as a new one, or in the place of the one that
 * was opened. Its price goes with its name.
 */
export function addEntry(draft: ApplicationDraft, list: OwnList, entry: OpenEntry, newId: () => string) {
  const { id, name, description } = entry;
  const tidy: CustomService = { id: id ?? newId(), name: name.trim(), description: description.trim() };
  const before = draft[list].find((one) => one.id === id);
  const change: Partial<ApplicationDraft> = {
    [list]: withEntry(draft[list], tidy),
    [ownLists[list].open]: null,
  };
  if (list !== 'customServices' || !before || before.name === tidy.name) return change;
  const { [before.name]: _, ...others } = draft.pricing;
  return { ...change, pricing: { ...others, [tidy.name]: priceOf(draft, before.name) } };
}

const isBlank = ({ id, name, description }: OpenEntry) => id === null && !name.trim() && !description.trim();

const lists: readonly OwnList[] = ['customServices', 'customImmediateServices'];

/**
 * The draft with what is being written put on its list, where it can be; a form that was opened and
 * left empty is closed.
 */
export function withOpenEntries(draft: ApplicationDraft, options: OptionNames, newId: () => string): ApplicationDraft {
  const settle = (before: ApplicationDraft, list: OwnList): ApplicationDraft => {
    const { open, listed } = ownLists[list];
    const entry = before[open];
    if (!entry) return before;
    if (isBlank(entry)) return { ...before, [open]: null };
    const problem = entryProblem(before, list, entry, options[listed]);
    return problem ? before : { ...before, ...addEntry(before, list, entry, newId) };
  };
  return lists.reduce(settle, draft);
}

/** All options by name, chosen or not. */
export type OptionNames = Record<'services' | 'immediateServices', readonly string[]>;

/** What is wrong with the applicant's own services (JOIN-13, JOIN-14, C-76). */
export function ownServiceErrors(draft: ApplicationDraft): FormError[] {
  return lists.flatMap((list) => {
    const { listed, open } = ownLists[list];
    const entry = draft[open];
    const names = draft[list].map(({ name }) => name);
    const double = names.find((name, index) => isAmong(name, [...draft[listed], ...names.slice(0, index)]));
    const problems: FormError[] = [];
    if (double) problems.push({ fieldId: fieldId(list), message: `“${double}” is there twice: remove one of them` });
    if (entry && !isBlank(entry)) {
      const message = entryProblem(draft, list, entry) ?? `Add “${entry.name.trim()}” to your list, or discard it`;
      problems.push({ fieldId: fieldId(list, 'name'), message });
    }
    return problems;
  });
}

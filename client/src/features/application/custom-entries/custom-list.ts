import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';
import type { OptionList } from '~/features/application/use-application-options.ts';
import type { FormError } from '~/forms/validation.ts';

/** A list of entries that applicants add because they aren't among the options. */
export interface CustomList {
  /** The options that the list adds to. */
  options: OptionList;
  /** The part of the draft with the entry that is typed, but not added to the list yet. */
  unsaved: Extract<keyof ApplicationDraft, `unsaved${string}`>;
  /** The control of that entry's name. */
  fieldId: string;
  /** How to get rid of that entry, for its error message. */
  discardHint: string;
  /** Whether that entry can be dropped without asking: it is blank, or on the list already. */
  isRedundant(draft: ApplicationDraft): boolean;
  /** Why that entry can't be added. `optionLabels` has all options, selected or not. */
  errors(draft: ApplicationDraft, optionLabels: readonly string[]): FormError[];
  /** The change that adds that entry and clears its field or form. */
  add(draft: ApplicationDraft, optionLabels: readonly string[]): Partial<ApplicationDraft>;
  /** Entries that are on the list twice, where the list doesn't allow that. */
  duplicateErrors?(draft: ApplicationDraft): FormError[];
}

/** The draft with the unsaved entry added if it is valid. */
export function withUnsavedEntry(
  draft: ApplicationDraft,
  list: CustomList,
  optionLabels: readonly string[] = [],
): ApplicationDraft {
  if (isEmpty(draft, list)) return draft;
  if (list.isRedundant(draft)) return { ...draft, [list.unsaved]: emptyDraft[list.unsaved] };
  return list.errors(draft, optionLabels).length > 0 ? draft : { ...draft, ...list.add(draft, optionLabels) };
}

/** What is wrong with the unsaved entry: at least that it must be added or discarded. */
export function unsavedEntryErrors(draft: ApplicationDraft, list: CustomList): FormError[] {
  if (isEmpty(draft, list) || list.isRedundant(draft)) return [];
  const errors = list.errors(draft, []);
  if (errors.length > 0) return errors;
  const unsaved = draft[list.unsaved];
  const name = typeof unsaved === 'string' ? unsaved : (unsaved?.name ?? '');
  return [{ fieldId: list.fieldId, message: `Add “${name.trim()}” to your list, or ${list.discardHint}` }];
}

function isEmpty(draft: ApplicationDraft, { unsaved }: CustomList): boolean {
  return draft[unsaved] === emptyDraft[unsaved];
}

/** Whether two names are the same, ignoring case and surrounding spaces. */
export function isSameName(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}

export function hasName(names: readonly string[], name: string): boolean {
  return names.some((other) => isSameName(other, name));
}

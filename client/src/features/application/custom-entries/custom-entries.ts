import { MAX_CUSTOM_ENTRIES } from '#shared/limits.ts';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { newId } from '~/lib/new-id.ts';
import type { CustomList } from './custom-list.ts';

/** An entry in the open form. The id is null for a new one. */
type UnsavedEntry<Field extends string> = { id: string | null; name: string } & Record<Field, string>;

/** A list of entries with several fields. */
export interface CustomEntryList<Field extends string> extends CustomList {
  entries: 'customServices' | 'customImmediateServices' | 'customWorkshops';
  unsaved: 'unsavedService' | 'unsavedImmediateService' | 'unsavedWorkshop';
  /** A new entry, with its fields in page order. */
  blank: UnsavedEntry<Field>;
  unsavedIn(draft: ApplicationDraft): UnsavedEntry<Field> | null;
}

type EntryListDefinition<Field extends string> = Pick<
  CustomEntryList<Field>,
  'entries' | 'options' | 'unsaved' | 'blank' | 'unsavedIn' | 'duplicateErrors'
> & {
  validate(
    draft: ApplicationDraft,
    entry: UnsavedEntry<Field>,
    optionLabels: readonly string[],
  ): Partial<Record<Field, string>>;
  /** What else changes when an entry gets another name. */
  onRename?(draft: ApplicationDraft, from: string, to: string): Partial<ApplicationDraft>;
};

export function defineEntryList<Field extends string>(definition: EntryListDefinition<Field>): CustomEntryList<Field> {
  const { validate, onRename, ...list } = definition;
  const { entries, unsaved, blank, unsavedIn } = list;
  const fields = Object.keys(blank).filter((key): key is Field => key !== 'id');
  return {
    ...list,
    fieldId: fieldId(entries, 'name'),
    discardHint: 'discard it',
    isRedundant(draft) {
      const entry = unsavedIn(draft);
      return entry === null || (entry.id === null && fields.every((field) => !entry[field].trim()));
    },
    errors(draft, optionLabels) {
      const entry = unsavedIn(draft);
      if (!entry) return [];
      if (entry.id === null && draft[entries].length >= MAX_CUSTOM_ENTRIES) {
        return [{ fieldId: fieldId(entries, 'name'), message: `Add at most ${MAX_CUSTOM_ENTRIES} of your own` }];
      }
      const messages = validate(draft, entry, optionLabels);
      return fields.flatMap((field) => {
        const message = messages[field];
        return message ? [{ fieldId: fieldId(entries, field), message }] : [];
      });
    },
    add(draft) {
      const entry = unsavedIn(draft);
      if (!entry) return {};
      const saved = draft[entries].find(({ id }) => id === entry.id);
      const trimmed = Object.fromEntries(fields.map((field) => [field, entry[field].trim()]));
      const added = { ...trimmed, id: entry.id ?? newId() };
      const name = entry.name.trim();
      return {
        [entries]: saved ? draft[entries].map((item) => (item === saved ? added : item)) : [...draft[entries], added],
        [unsaved]: null,
        ...(saved && saved.name !== name && onRename?.(draft, saved.name, name)),
      };
    },
  };
}

/** The change that removes an entry, and closes the form if the entry is open in it. */
export function removeEntry<Field extends string>(
  draft: ApplicationDraft,
  { entries, unsaved, unsavedIn }: CustomEntryList<Field>,
  id: string,
): Partial<ApplicationDraft> {
  return {
    [entries]: draft[entries].filter((entry) => entry.id !== id),
    ...(unsavedIn(draft)?.id === id && { [unsaved]: null }),
  };
}

/** The change that updates a field of the unsaved entry. */
export function updateField<Field extends string>(
  draft: ApplicationDraft,
  { unsaved, unsavedIn }: CustomEntryList<Field>,
  field: Field,
  value: string,
): Partial<ApplicationDraft> {
  const entry = unsavedIn(draft);
  return entry ? { [unsaved]: { ...entry, [field]: value } } : {};
}

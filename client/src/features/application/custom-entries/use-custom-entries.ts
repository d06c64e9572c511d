import { useState } from 'react';
import { fieldId } from '~/features/application/field-id.ts';
import type { StepProps } from '~/features/application/steps/step-props.ts';
import { messageAt } from '~/forms/validation.ts';
import { type CustomEntryList, removeEntry, updateField } from './custom-entries.ts';

export type CustomEntriesState<Field extends string> = ReturnType<typeof useCustomEntries<Field>>;

/** Adds, edits and removes entries. The form is open while there is an unsaved one. */
export function useCustomEntries<Field extends string>(
  list: CustomEntryList<Field>,
  optionLabels: readonly string[],
  { draft, change, errorOf }: StepProps,
) {
  const { entries, unsaved, blank } = list;
  const [hasAttempted, setHasAttempted] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const entry = list.unsavedIn(draft);
  const errors = list.errors(draft, optionLabels);

  const open = (next: { id: string | null }) => {
    setHasAttempted(false);
    change({ [unsaved]: next });
    focusNextFrame(list.fieldId);
  };
  /** The focused control disappears, so the focus moves to the list's button or form. */
  const finish = (message: string) => {
    setHasAttempted(false);
    setAnnouncement(message);
    focusNextFrame(fieldId(entries));
  };
  return {
    entry,
    announcement,
    add: () => open(blank),
    edit: (id: string) => open(draft[entries].find((entry) => entry.id === id) ?? blank),
    save() {
      if (!entry) return;
      const [error] = errors;
      if (error) {
        setHasAttempted(true);
        focusNextFrame(error.fieldId ?? list.fieldId);
        return;
      }
      // The latest draft, because Enter has just formatted the postcode.
      change((latest) => list.add(latest, optionLabels));
      finish(`${entry.name.trim()} ${entry.id === null ? 'added' : 'changed'}`);
    },
    discard() {
      change({ [unsaved]: null });
      finish('');
    },
    remove({ id, name }: { id: string; name: string }) {
      change((latest) => removeEntry(latest, list, id));
      finish(`${name} removed`);
    },
    /** The props of a field of the form. */
    field(name: Field) {
      const id = fieldId(entries, name);
      return {
        id,
        value: entry?.[name] ?? '',
        error: (hasAttempted ? messageAt(errors, id) : undefined) ?? errorOf(entries, name),
        onChange: ({ target }: { target: { value: string } }) =>
          change((latest) => updateField(latest, list, name, target.value)),
      };
    },
  };
}

/** Waits until the control is on the page. */
function focusNextFrame(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

import { Pencil, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { MAX_CUSTOM_ENTRIES } from '#shared/limits.ts';
import { fieldId } from '~/features/application/application-draft.ts';
import type { CustomEntryList } from '~/features/application/custom-lists.ts';
import type { StepProps } from '~/features/application/use-application-options.ts';
import { messageAt } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './custom-entries-field.module.css';

interface SavedEntry {
  id: string;
  name: string;
  /** A second line. */
  detail: string;
}

interface CustomEntriesFieldProps<Field extends string> extends StepProps {
  list: CustomEntryList<Field>;
  entries: readonly SavedEntry[];
  /** The names of the options that the list adds to. */
  optionLabels?: readonly string[];
  /** An entry in one word, for the form's labels. */
  noun: string;
  addLabel: string;
  renderFields: (field: ReturnType<typeof useCustomEntries<Field>>['field']) => ReactNode;
}

/** The custom entries of a list, with a form to add and edit them. */
export function CustomEntriesField<Field extends string>(props: CustomEntriesFieldProps<Field>) {
  const { list, entries, optionLabels = [], noun, addLabel, renderFields, ...step } = props;
  const { entry, announcement, add, edit, save, discard, remove, field } = useCustomEntries(list, optionLabels, step);
  const id = fieldId(list.entries);
  const error = step.errorOf(list.entries);
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field}>
      {entries.length > 0 && (
        // The form holds one entry: editing another would overwrite it.
        <SavedEntries entries={entries} onEdit={entry ? undefined : edit} onRemove={remove} />
      )}
      {entry ? (
        <CustomEntryForm id={id} noun={noun} isNew={entry.id === null} onSave={save} onDiscard={discard}>
          {renderFields(field)}
        </CustomEntryForm>
      ) : entries.length < MAX_CUSTOM_ENTRIES ? (
        <Button id={id} variant="outline" icon={<Plus aria-hidden="true" />} aria-describedby={errorId} onClick={add}>
          {addLabel}
        </Button>
      ) : (
        <p id={id} tabIndex={-1} className={styles.full}>
          You’ve added {MAX_CUSTOM_ENTRIES}, which is the maximum. Remove one to add another.
        </p>
      )}
      {error && <FieldMessage id={errorId} error={error} />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

interface SavedEntriesProps {
  entries: readonly SavedEntry[];
  onEdit: ((id: string) => void) | undefined;
  onRemove: (entry: SavedEntry) => void;
}

function SavedEntries({ entries, onEdit, onRemove }: SavedEntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.text}>
            <p className={styles.name}>{entry.name}</p>
            {entry.detail && <p className={styles.detail}>{entry.detail}</p>}
          </div>
          {onEdit && (
            <IconButton
              label={`Edit ${entry.name}`}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onEdit(entry.id)}
            />
          )}
          <IconButton label={`Remove ${entry.name}`} icon={<X aria-hidden="true" />} onClick={() => onRemove(entry)} />
        </li>
      ))}
    </ul>
  );
}

interface CustomEntryFormProps {
  id: string;
  noun: string;
  isNew: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** The fields of one custom entry, inside the step's form: Enter saves the entry, not the step. */
function CustomEntryForm({ id, noun, isNew, onSave, onDiscard, children }: CustomEntryFormProps) {
  const saveOnEnter = (event: KeyboardEvent) => {
    // Enter in a text area starts a new line; during IME composition it picks a suggestion.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.form} onKeyDown={saveOnEnter}>
      <legend className={styles.legend}>{isNew ? `Your own ${noun}` : `Change your own ${noun}`}</legend>
      {children}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onSave}>
          {isNew ? 'Add' : 'Save'} {noun}
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </fieldset>
  );
}

/** Adds, edits and removes entries. The form is open while there is an unsaved one. */
function useCustomEntries<Field extends string>(
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
      change((latest) => ({
        [entries]: latest[entries].filter((other) => other.id !== id),
        // Closes the form if the entry is open in it.
        ...(list.unsavedIn(latest)?.id === id && { [unsaved]: null }),
      }));
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
          change((latest) => {
            const latestEntry = list.unsavedIn(latest);
            return latestEntry ? { [unsaved]: { ...latestEntry, [name]: target.value } } : {};
          }),
      };
    },
  };
}

/** Waits until the control is on the page. */
function focusNextFrame(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './custom-entry-form.module.css';

interface CustomEntryFormProps {
  id: string;
  noun: string;
  isNew: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** The fields of one custom entry, inside the step's form: Enter saves the entry, not the step. */
export function CustomEntryForm({ id, noun, isNew, onSave, onDiscard, children }: CustomEntryFormProps) {
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

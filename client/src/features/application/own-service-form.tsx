import type { KeyboardEvent } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { OpenEntry } from './application-draft.ts';
import { fieldId } from './field-id.ts';
import { MAX_DESCRIPTION, MAX_NAME, type OwnList } from './own-services.ts';
import styles from './own-services-list.module.css';

interface OwnServiceFormProps {
  /** Where a summary leads that speaks of the list as a whole. */
  id: string;
  list: OwnList;
  entry: OpenEntry;
  error: string | undefined;
  onWrite: (entry: OpenEntry) => void;
  onSave: () => void;
  onClose: () => void;
}

/**
 * The words for one service of the applicant's own; a form within the step's form, so Enter adds it
 * and goes no further.
 */
export function OwnServiceForm({ id, list, entry, error, onWrite, onSave, onClose }: OwnServiceFormProps) {
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.form}>
      <legend className={styles.legend}>{entry.id ? 'Change your own service' : 'Your own service'}</legend>
      <TextField
        id={fieldId(list, 'name')}
        label="Name of the service"
        maxLength={MAX_NAME}
        value={entry.name}
        onChange={({ target }) => onWrite({ ...entry, name: target.value })}
        onKeyDown={saveOnEnter}
        error={error}
      />
      <TextArea
        id={fieldId(list, 'description')}
        label="What it covers"
        optional
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={entry.description}
        onChange={({ target }) => onWrite({ ...entry, description: target.value })}
      />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onSave}>
          {entry.id ? 'Save service' : 'Add service'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Discard
        </Button>
      </div>
    </fieldset>
  );
}

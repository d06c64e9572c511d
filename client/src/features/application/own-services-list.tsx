import { Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { newId } from '~/lib/new-id.ts';
import { Button } from '~/ui/button.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import type { CustomService, OpenEntry } from './application-draft.ts';
import { fieldId } from './field-id.ts';
import { OwnServiceForm } from './own-service-form.tsx';
import { addEntry, entryProblem, MAX_OWN, type OwnList, ownLists } from './own-services.ts';
import styles from './own-services-list.module.css';
import type { StepProps } from './steps/step-props.ts';

interface OwnServicesProps extends StepProps {
  list: OwnList;
  /** The options by name, which are ticked and not added. */
  names: readonly string[];
}

/**
 * Services in the applicant's own words: added, changed and removed (JOIN-13, JOIN-14). What is
 * being written is kept in the draft too.
 */
export function OwnServices({ list, names, draft, change, errorOf }: OwnServicesProps) {
  const { open } = ownLists[list];
  const entry = draft[open];
  const [refused, setRefused] = useState<string>();
  const entries = draft[list];
  const isFull = entries.length >= MAX_OWN;
  const groupId = fieldId(list);
  const groupError = errorOf(list);

  const write = (next: OpenEntry | null) => {
    setRefused(undefined);
    change({ [open]: next });
  };
  const begin = (next: OpenEntry) => {
    write(next);
    focusSoon(fieldId(list, 'name'));
  };
  const close = () => {
    write(null);
    focusSoon(groupId);
  };
  const save = () => {
    if (!entry) return;
    const problem = entryProblem(draft, list, entry, names);
    if (problem) {
      setRefused(problem);
      focusSoon(fieldId(list, 'name'));
      return;
    }
    setRefused(undefined);
    change((newest) => addEntry(newest, list, entry, newId));
    focusSoon(groupId);
  };
  const remove = ({ id }: CustomService) => {
    change((newest) => ({
      [list]: newest[list].filter((one) => one.id !== id),
      ...(entry?.id === id && { [open]: null }),
    }));
    focusSoon(groupId);
  };

  return (
    <div className={styles.own}>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((one) => (
            <li key={one.id} className={styles.entry}>
              <div className={styles.words}>
                <p className={styles.name}>{one.name}</p>
                {one.description && <p className={styles.description}>{one.description}</p>}
              </div>
              {/* One at a time: another would take the place of what is being written. */}
              {!entry && (
                <IconButton
                  label={`Edit ${one.name}`}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => begin({ ...one })}
                />
              )}
              <IconButton label={`Remove ${one.name}`} icon={<X aria-hidden="true" />} onClick={() => remove(one)} />
            </li>
          ))}
        </ul>
      )}
      {entry ? (
        <OwnServiceForm
          id={groupId}
          list={list}
          entry={entry}
          error={refused ?? errorOf(list, 'name')}
          onWrite={write}
          onSave={save}
          onClose={close}
        />
      ) : isFull ? (
        <p id={groupId} tabIndex={-1} className={styles.full}>
          {MAX_OWN} of your own is as many as we take. Remove one to add another.
        </p>
      ) : (
        <Button
          id={groupId}
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          aria-describedby={groupError ? `${groupId}-error` : undefined}
          onClick={() => begin({ id: null, name: '', description: '' })}
        >
          {list === 'customServices' ? 'Add your own service' : 'Add your own immediate service'}
        </Button>
      )}
      {groupError && <FieldMessage id={`${groupId}-error`} error={groupError} />}
    </div>
  );
}

/** Leads the keyboard to what has just appeared. */
function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

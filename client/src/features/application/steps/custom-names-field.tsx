import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MAX_CUSTOM_ENTRIES, TEXT_LIMITS } from '#shared/limits.ts';
import type { CustomNameList } from '~/features/application/custom-lists.ts';
import type { StepProps } from '~/features/application/use-application-options.ts';
import { Button } from '~/ui/button.tsx';
import { RemovableChip } from '~/ui/chip.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './custom-names-field.module.css';

interface CustomNamesFieldProps extends StepProps {
  list: CustomNameList;
  label: string;
  hint: string;
  /** The button's accessible name, for example 'Add area'. */
  addLabel: string;
  optionLabels: readonly string[];
}

/** Names that aren't among the options, one at a time (JOIN-19). */
export function CustomNamesField(props: CustomNamesFieldProps) {
  const { list, label, hint, addLabel, optionLabels, draft, change, errorOf } = props;
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const names = draft[list.names];
  const unsaved = draft[list.unsaved];

  const add = () => {
    const [found] = list.errors(draft, optionLabels);
    setError(found?.message);
    setAnnouncement(found ? '' : `${unsaved.trim()} added`);
    if (!found) change((latest) => list.add(latest, optionLabels));
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the name instead of submitting the step.
    event.preventDefault();
    add();
  };
  const remove = (name: string) => {
    change((latest) => ({ [list.names]: latest[list.names].filter((other) => other !== name) }));
    setAnnouncement(`${name} removed`);
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <AddedNames names={names} onRemove={remove} />
      <div className={styles.add}>
        <TextField
          ref={input}
          id={list.fieldId}
          label={label}
          hint={names.length < MAX_CUSTOM_ENTRIES ? hint : `You’ve added ${MAX_CUSTOM_ENTRIES}, which is the maximum.`}
          optional
          maxLength={TEXT_LIMITS.name}
          value={unsaved}
          onChange={({ target }) => {
            change({ [list.unsaved]: target.value });
            setError(undefined);
          }}
          onKeyDown={addOnEnter}
          error={error ?? errorOf(list.names)}
        />
        <Button variant="outline" icon={<Plus aria-hidden="true" />} aria-label={addLabel} onClick={add}>
          Add
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

function AddedNames({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <RemovableChip onRemove={() => onRemove(name)}>{name}</RemovableChip>
        </li>
      ))}
    </ul>
  );
}

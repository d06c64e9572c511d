import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldId } from '~/features/application/field-id.ts';
import {
  addName,
  LONGEST_NAME,
  MOST_NAMES,
  type NameList,
  nameLists,
  nameProblem,
} from '~/features/application/own-names.ts';
import { Button } from '~/ui/button.tsx';
import { RemovableChip } from '~/ui/chip.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './own-names-field.module.css';
import type { StepProps } from './step-props.ts';

interface OwnNamesFieldProps extends StepProps {
  list: NameList;
  label: string;
  hint: string;
  /** 'Add location': what the button says to somebody who hears it alone. */
  addLabel: string;
  options: readonly string[];
}

/**
 * Names that are not among the options, one after the other (JOIN-19). What is typed and not added
 * is kept, and added when the step is left.
 */
export function OwnNamesField({ list, label, hint, addLabel, options, draft, change, errorOf }: OwnNamesFieldProps) {
  const { open } = nameLists[list];
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const names = draft[list];

  const add = () => {
    const found = nameProblem(draft, list);
    setProblem(found);
    setSaid(found ? '' : `${draft[open].trim()} added`);
    if (!found) change((now) => addName(now, list, options));
    input.current?.focus();
  };
  const remove = (name: string) => {
    change((now) => ({ [list]: now[list].filter((one) => one !== name) }));
    setSaid(`${name} removed`);
    input.current?.focus();
  };

  return (
    <div className={styles.own}>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>
              <RemovableChip onRemove={() => remove(name)}>{name}</RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField
          ref={input}
          id={fieldId(list)}
          label={label}
          hint={names.length < MOST_NAMES ? hint : `You have added ${MOST_NAMES}, which is as many as we can take.`}
          optional
          maxLength={LONGEST_NAME}
          value={draft[open]}
          onChange={({ target }) => {
            change({ [open]: target.value });
            setProblem(null);
          }}
          onKeyDown={(event) => {
            // Enter is for the list here: the step itself is left by its button.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          error={problem ?? errorOf(list)}
        />
        <Button variant="outline" icon={<Plus aria-hidden="true" />} aria-label={addLabel} onClick={add}>
          Add
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

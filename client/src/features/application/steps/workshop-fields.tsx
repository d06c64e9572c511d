import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { OpenWorkshop } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { WorkshopField } from '~/features/application/own-workshops.ts';
import { Button } from '~/ui/button.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './workshops-field.module.css';

interface WorkshopFieldsProps {
  /** Has just been opened, rather than found open. */
  takesFocus: boolean;
  open: OpenWorkshop;
  onChange: (part: Partial<OpenWorkshop>) => void;
  errorOf: (field: WorkshopField) => string | undefined;
  onAdd: () => void;
  onCancel: () => void;
}

/** One workshop while it is written: what it is called and where it is. */
export function WorkshopFields({ takesFocus, open, onChange, errorOf, onAdd, onCancel }: WorkshopFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const field = (name: WorkshopField) => ({
    id: fieldId('openWorkshop', name),
    value: open[name],
    error: errorOf(name),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Enter of the fields within.
    <div
      className={styles.fields}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter is for the workshop here: the step itself is left by its button.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
          return;
        event.preventDefault();
        onAdd();
      }}
    >
      <TextField
        {...field('name')}
        ref={first}
        label="Name of the workshop"
        maxLength={TEXT_LIMITS.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        {...field('address')}
        label="Address"
        hint="House and street."
        maxLength={TEXT_LIMITS.workshopAddress}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <div className={styles.place}>
        <TextField
          {...field('city')}
          label="Town or city"
          optional
          maxLength={TEXT_LIMITS.address.city}
          onChange={({ target }) => onChange({ city: target.value })}
        />
        <TextField
          {...field('county')}
          label="County"
          optional
          maxLength={TEXT_LIMITS.address.county}
          onChange={({ target }) => onChange({ county: target.value })}
        />
        <PostcodeField
          {...field('postcode')}
          label="Postcode"
          optional
          autoComplete="off"
          onChange={({ target }) => onChange({ postcode: target.value })}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onAdd}>
          {open.id === null ? 'Add this workshop' : 'Save this workshop'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Discard
        </Button>
      </div>
    </div>
  );
}

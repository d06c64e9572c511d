import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CustomWorkshop, OpenWorkshop } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import {
  addressOf,
  addWorkshop,
  blankWorkshop,
  MOST_WORKSHOPS,
  workshopFlaws,
} from '~/features/application/own-workshops.ts';
import { newId } from '~/lib/new-id.ts';
import { Button } from '~/ui/button.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import type { StepProps } from './step-props.ts';
import { WorkshopFields } from './workshop-fields.tsx';
import styles from './workshops-field.module.css';

/** Workshops that are not among the options: listed, and written one at a time (JOIN-27). */
export function WorkshopsField({ draft, change, errorOf }: StepProps) {
  const { customWorkshops: workshops, openWorkshop: open } = draft;
  const [hasTried, setHasTried] = useState(false);
  const [said, setSaid] = useState('');
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const error = errorOf('customWorkshops');

  const edit = (workshop: OpenWorkshop) => {
    setHasTried(false);
    setIsOpenedHere(true);
    change({ openWorkshop: workshop });
  };
  /** The form goes, and the focus would go with it. */
  const close = (words: string) => {
    setHasTried(false);
    setSaid(words);
    heading.current?.focus({ preventScroll: true });
  };
  const add = () => {
    if (!open) return;
    setHasTried(true);
    const [flawed] = Object.keys(workshopFlaws(open));
    if (flawed) {
      document.getElementById(fieldId('openWorkshop', flawed))?.focus();
      return;
    }
    // The newest: an Enter has just tidied the postcode.
    change((now) => (now.openWorkshop ? addWorkshop(now, now.openWorkshop, newId) : {}));
    close(`${open.name.trim()} ${open.id === null ? 'added' : 'changed'}`);
  };
  const remove = ({ id, name }: CustomWorkshop) => {
    change((now) => ({ customWorkshops: now.customWorkshops.filter((one) => one.id !== id) }));
    close(`${name} removed`);
  };

  return (
    <section id={fieldId('customWorkshops')} tabIndex={-1} className={styles.own} aria-labelledby="own-workshops">
      <h3 id="own-workshops" ref={heading} tabIndex={-1} className={styles.heading}>
        Your own workshops
      </h3>
      {error && <FieldMessage id={undefined} error={error} />}
      {workshops.length > 0 && (
        <ul className={styles.list}>
          {workshops.map((workshop) => (
            <li key={workshop.id} className={styles.workshop}>
              <div className={styles.words}>
                <strong>{workshop.name}</strong>
                <p>{addressOf(workshop)}</p>
              </div>
              {open === null && (
                <div className={styles.actions}>
                  <Button variant="ghost" onClick={() => edit(workshop)}>
                    Edit<span className="visually-hidden"> {workshop.name}</span>
                  </Button>
                  <Button variant="ghost" onClick={() => remove(workshop)}>
                    Remove<span className="visually-hidden"> {workshop.name}</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <WorkshopFields
          takesFocus={isOpenedHere}
          open={open}
          onChange={(part) => change((now) => ({ openWorkshop: now.openWorkshop && { ...now.openWorkshop, ...part } }))}
          errorOf={(field) => errorOf('openWorkshop', field) ?? (hasTried ? workshopFlaws(open)[field] : undefined)}
          onAdd={add}
          onCancel={() => {
            change({ openWorkshop: null });
            close('');
          }}
        />
      ) : workshops.length < MOST_WORKSHOPS ? (
        <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => edit(blankWorkshop)}>
          Add a workshop
        </Button>
      ) : (
        <p>You have added {MOST_WORKSHOPS}, which is as many as we can take.</p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

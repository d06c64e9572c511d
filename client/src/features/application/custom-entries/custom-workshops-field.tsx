import { TEXT_LIMITS } from '#shared/limits.ts';
import type { StepProps } from '~/features/application/steps/step-props.ts';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { CustomEntriesField } from './custom-entries-field.tsx';
import { customWorkshops, formatAddress } from './custom-workshops.ts';
import styles from './custom-workshops-field.module.css';

/** Workshops that aren't among the options (JOIN-27). */
export function CustomWorkshopsField({ draft, change, errorOf }: StepProps) {
  const entries = draft.customWorkshops.map((workshop) => ({ ...workshop, detail: formatAddress(workshop) }));
  return (
    <section className={styles.workshops} aria-labelledby="custom-workshops">
      <h3 id="custom-workshops" className={styles.heading}>
        Your own workshops
      </h3>
      <CustomEntriesField
        draft={draft}
        change={change}
        errorOf={errorOf}
        entries={entries}
        list={customWorkshops}
        noun="workshop"
        addLabel="Add a workshop"
        renderFields={(field) => (
          <>
            <TextField {...field('name')} label="Name of the workshop" maxLength={TEXT_LIMITS.name} />
            <TextField
              {...field('address')}
              label="Address"
              hint="House and street."
              maxLength={TEXT_LIMITS.workshopAddress}
            />
            <div className={styles.location}>
              <TextField {...field('city')} label="Town or city" optional maxLength={TEXT_LIMITS.address.city} />
              <TextField {...field('county')} label="County" optional maxLength={TEXT_LIMITS.address.county} />
              <PostcodeField {...field('postcode')} label="Postcode" optional autoComplete="off" />
            </div>
          </>
        )}
      />
    </section>
  );
}

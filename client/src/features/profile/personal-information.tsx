import { useRef, useState } from 'react';
import { stillGood } from '~/features/codes/sent-code.ts';
import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { useKept } from '~/lib/kept-store.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './personal-information.module.css';
import { profileDraft, valuesOf } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { UPDATED } from './use-update-profile.ts';

/** The personal details to read, or to change (PROF-03, PROF-04). */
export function PersonalInformation({ customer }: { customer: ProfileDetailsFragment }) {
  const draft = useKept(profileDraft);
  const [saved, setSaved] = useState(0);
  const [isOpened, setIsOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const values = valuesOf(customer);
  const kept = draft.customerId === customer.id ? draft.values : null;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Personal Information
        </h2>
        {!kept && (
          <Button
            variant="outline"
            onClick={() => {
              setSaved(0);
              setIsOpened(true);
              profileDraft.change({
                customerId: customer.id,
                before: values,
                values,
                verifiedEmail: null,
                sentCode: null,
              });
            }}
          >
            Edit
          </Button>
        )}
      </div>
      {saved > 0 && !kept && <Notice key={saved} tone="success" title={UPDATED} takesFocus />}
      {kept ? (
        <ProfileForm
          before={draft.before ?? values}
          takesFocus={isOpened}
          values={kept}
          verifiedEmail={draft.verifiedEmail}
          sentCode={stillGood(draft.sentCode)}
          onCancel={() => {
            profileDraft.clear();
            // The form goes, and the focus would go with it.
            heading.current?.focus();
          }}
          onSaved={() => {
            setSaved(saved + 1);
            profileDraft.clear();
          }}
        />
      ) : (
        <dl className={styles.facts}>
          <Fact label="First name" words={values.firstName} />
          <Fact label="Last name" words={values.lastName} />
          <Fact label="Email" words={values.email} />
          <Fact label="Phone" words={values.phone && `+44 ${values.phone}`} />
          <Fact
            label="Address"
            words={[values.street, values.street2, values.city, values.county, values.postcode, values.country]
              .filter(Boolean)
              .join(', ')}
          />
        </dl>
      )}
    </div>
  );
}

function Fact({ label, words }: { label: string; words: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{words || 'Not given'}</dd>
    </div>
  );
}

import { useRef, useState } from 'react';
import { useDraft } from '~/forms/draft.ts';
import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './personal-information.module.css';
import { profileDraft, valuesOf } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';

/** The personal details to read, or to change (PROF-03, PROF-04). */
export function PersonalInformation({ customer }: { customer: ProfileDetailsFragment }) {
  const draft = profileDraft.open();
  const isChanging = useDraft(draft).value.values !== null;
  const [saved, setSaved] = useState(0);
  const [isOpened, setIsOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const values = valuesOf(customer);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Personal Information
        </h2>
        {!isChanging && (
          <Button
            variant="outline"
            onClick={() => {
              setSaved(0);
              setIsOpened(true);
              draft.change({ before: values, values });
            }}
          >
            Edit
          </Button>
        )}
      </div>
      {saved > 0 && !isChanging && (
        <Notice key={saved} tone="success" title="Profile updated successfully!" takesFocus />
      )}
      {isChanging ? (
        <ProfileForm
          known={values}
          takesFocus={isOpened}
          onCancel={() => {
            draft.clear();
            // The form goes, and the focus would go with it.
            heading.current?.focus();
          }}
          onSaved={() => {
            setSaved(saved + 1);
            draft.clear();
          }}
        />
      ) : (
        <dl className={styles.facts}>
          <Fact label="First name" text={values.firstName} />
          <Fact label="Last name" text={values.lastName} />
          <Fact label="Email" text={values.email} />
          <Fact label="Phone" text={values.phone && `+44 ${values.phone}`} />
          <Fact
            label="Address"
            text={[values.street, values.street2, values.city, values.county, values.postcode, values.country]
              .filter(Boolean)
              .join(', ')}
          />
        </dl>
      )}
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{text || 'Not given'}</dd>
    </div>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import { useDraft } from '~/forms/draft.ts';
import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { type ProfileValues, profileDraft, profileValues } from './profile-draft.ts';
import styles from './profile-page.module.css';

const ProfileForm = lazyWithPreload(async () => (await import('./profile-form.tsx')).ProfileForm);

/** Shows the personal details, or the form that changes them (PROF-03, PROF-04). */
export function PersonalInformation({ customer }: { customer: ProfileDetailsFragment }) {
  const draft = profileDraft.open();
  const isEditing = useDraft(draft).value.values !== null;
  const [saveCount, setSaveCount] = useState(0);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = profileValues(customer);
  useEffect(ProfileForm.preload, []);

  const edit = () => {
    setSaveCount(0);
    setWasOpenedHere(true);
    draft.change({ original: current, values: current });
  };
  const cancel = () => {
    draft.clear();
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  const showSaved = () => {
    setSaveCount(saveCount + 1);
    draft.clear();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Personal Information
        </h2>
        {!isEditing && (
          <Button variant="outline" onClick={edit}>
            Edit
          </Button>
        )}
      </div>
      {saveCount > 0 && !isEditing && (
        <Notice key={saveCount} tone="success" title="Profile updated successfully!" takesFocus />
      )}
      {isEditing ? (
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          <ProfileForm current={current} takesFocus={wasOpenedHere} onCancel={cancel} onSaved={showSaved} />
        </Suspense>
      ) : (
        <ProfileDetails values={current} />
      )}
    </div>
  );
}

function ProfileDetails({ values }: { values: ProfileValues }) {
  const { firstName, lastName, email, phone, street, street2, city, county, postcode, country } = values;
  return (
    <dl className={styles.details}>
      <Detail label="First name" text={firstName} />
      <Detail label="Last name" text={lastName} />
      <Detail label="Email" text={email} />
      <Detail label="Phone" text={phone && `+44 ${phone}`} />
      <Detail label="Address" text={[street, street2, city, county, postcode, country].filter(Boolean).join(', ')} />
    </dl>
  );
}

function Detail({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd dir="auto">{text || 'Not given'}</dd>
    </div>
  );
}

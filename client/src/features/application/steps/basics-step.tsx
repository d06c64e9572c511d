import { fieldId } from '~/features/application/field-id.ts';
import { PicturePicker } from '~/features/application/files/picture-picker.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './basics-step.module.css';
import type { StepProps } from './step-props.ts';

const MAX_BIO = 2000;

/** Who applies, and how to reach them (JOIN-07, JOIN-08). */
export function BasicsStep({ draft, change, errorOf }: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id={fieldId('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={({ target }) => change({ firstName: target.value })}
          error={errorOf('firstName')}
        />
        <TextField
          id={fieldId('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={({ target }) => change({ lastName: target.value })}
          error={errorOf('lastName')}
        />
        <TextField
          id={fieldId('email')}
          label="Email"
          hint="We send a code here before you submit."
          type="email"
          autoComplete="email"
          maxLength={254}
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
          error={errorOf('email')}
        />
        <PhoneField
          id={fieldId('phone')}
          label="Phone"
          hint="A UK number, without the first 0."
          value={draft.phone}
          onChange={({ target }) => change({ phone: target.value })}
          error={errorOf('phone')}
        />
      </div>
      <PicturePicker
        id={fieldId('profilePicture')}
        file={draft.profilePicture}
        lostName={draft.profilePicture ? null : draft.pictureName}
        onChange={(profilePicture) => change({ profilePicture })}
        error={errorOf('profilePicture')}
      />
      <TextArea
        id={fieldId('bio')}
        label="About you"
        hint={`What you are good at and how you work, in your own words. ${leftWords(draft.bio)}`}
        optional
        value={draft.bio}
        onChange={({ target }) => change({ bio: target.value })}
        error={errorOf('bio')}
      />
    </>
  );
}

/** Counts down only what can run out; more than fits can be pasted and is then cut by its writer, not by us. */
function leftWords(bio: string): string {
  const left = MAX_BIO - bio.trim().length;
  return left >= 0 ? `${left} characters left.` : `${-left} characters too many.`;
}

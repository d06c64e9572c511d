import { type FormEvent, useEffect, useState } from 'react';
import { codeSentTo, resendIn, type SentCode } from '~/features/codes/sent-code.ts';
import { session } from '~/features/session/session.ts';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { emailProblem, sameAddress } from './email-change.ts';
import { EmailVerification } from './email-verification.tsx';
import { NeedsLogin } from './needs-login.tsx';
import styles from './personal-information.module.css';
import { changesOf, type ProfileValues, profileDraft, profileFieldId, profileProblems } from './profile-draft.ts';
import { useEmailChange } from './use-email-change.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface ProfileFormProps {
  before: ProfileValues;
  values: ProfileValues;
  verifiedEmail: string | null;
  /** The code that is on its way, where one is that can still be used. */
  sentCode: SentCode | null;
  /** Whether it has just been opened, by a button that is gone now. */
  takesFocus: boolean;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes the personal details (PROF-03..14). What is typed is kept outside, until it is saved or cancelled. */
export function ProfileForm(props: ProfileFormProps) {
  const { before, values, verifiedEmail, sentCode, takesFocus, onCancel, onSaved } = props;
  useEffect(() => {
    if (takesFocus) document.getElementById(profileFieldId('firstName'))?.focus();
  }, [takesFocus]);
  const change = useEmailChange(
    { original: before.email, verified: verifiedEmail, sentTo: sentCode?.email },
    values.email,
    {
      sent: (email) => profileDraft.change({ sentCode: codeSentTo(email) }),
      verified: (email) => profileDraft.change({ verifiedEmail: email, sentCode: null }),
    },
  );
  const { state } = change;
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  /** Fields that have been changed since: what was said of them no longer stands there, while the list above stays as it was read. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const update = useUpdateProfile();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setAttempt(attempt + 1);
    setMended([]);
    setNeedsLogin(session.current() === null);
    if (session.current() === null) return setProblems([]);
    const email = emailProblem(state);
    const found = [
      ...profileProblems(before, values),
      ...(email ? [{ fieldId: profileFieldId('email'), message: email }] : []),
    ];
    setProblems(found);
    if (found.length > 0) return;
    setIsSaving(true);
    const { problems: refused, isUnproved } = await update(changesOf(before, values));
    setIsSaving(false);
    setProblems(refused);
    if (isUnproved) {
      profileDraft.change({ verifiedEmail: null });
      change.unproved();
    }
    if (refused.length === 0) onSaved();
  };

  const said = (name: keyof ProfileValues) =>
    mended.includes(profileFieldId(name)) ? undefined : messageAt(problems, profileFieldId(name));
  const field = (name: keyof ProfileValues) => ({
    id: profileFieldId(name),
    value: values[name],
    error: said(name),
    maxLength: 120,
    readOnly: isSaving,
    onChange: ({ target }: { target: { value: string } }) => {
      setMended([...mended, profileFieldId(name)]);
      profileDraft.change({
        values: { ...values, [name]: target.value },
        // Whoever keeps the old address has done with the new one (PROF-11).
        ...(name === 'email' && sameAddress(target.value, before.email) && { verifiedEmail: null, sentCode: null }),
      });
      if (name === 'email') change.typed(target.value);
    },
  });
  const known =
    state.kind === 'malformed' || state.kind === 'taken' || state.kind === 'unchecked' ? state.text : undefined;

  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={(event) => void save(event)}>
      {needsLogin && <NeedsLogin key={attempt}>You need to log in to update your profile</NeedsLogin>}
      <ErrorSummary title="Your changes are not saved yet" errors={problems} attempt={attempt} />
      <div className={styles.pair}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={100} />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={100} />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="You log in with it. A new one is verified by a code first."
        error={known ?? said('email')}
      />
      <EmailVerification change={change} resendIn={sentCode ? resendIn(sentCode) : 0} />
      <PhoneField {...field('phone')} label="Phone" optional={before.phone === ''} />
      <h3 className={styles.subtitle}>Address</h3>
      <TextField {...field('street')} label="Street" autoComplete="address-line1" optional />
      <TextField {...field('street2')} label="Second line" autoComplete="address-line2" optional />
      <div className={styles.pair}>
        <TextField {...field('city')} label="Town or city" autoComplete="address-level2" maxLength={80} optional />
        <TextField {...field('county')} label="County" autoComplete="address-level1" maxLength={80} optional />
      </div>
      <div className={styles.pair}>
        <PostcodeField {...field('postcode')} label="Postcode" maxLength={20} optional />
        <TextField {...field('country')} label="Country" autoComplete="country-name" maxLength={60} optional />
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyLabel="Saving...">
          Save Changes
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { TEXT_LIMITS } from '#shared/limits.ts';
import { fieldId, missingPhoto } from '~/features/application/application-draft.ts';
import { ProfilePhotoPicker } from '~/features/application/files/profile-photo-picker.tsx';
import type { StepProps } from '~/features/application/use-application-options.ts';
import { PersonFields } from '~/ui/person-fields.tsx';
import { TextArea } from '~/ui/text-area.tsx';

/** Name, contact details, photo and bio (JOIN-07, JOIN-08). */
export function BasicsStep({ draft, change, errorOf }: StepProps) {
  return (
    <>
      <PersonFields
        wide
        person={draft}
        idOf={fieldId}
        errorOf={errorOf}
        onChange={change}
        emailHint="We’ll send a code to this address before you submit."
        phoneHint="A UK number, without the first 0."
      />
      <ProfilePhotoPicker
        id={fieldId('photo')}
        file={draft.photo}
        missingName={missingPhoto(draft)}
        onChange={(photo) => change({ photo })}
        error={errorOf('photo')}
      />
      <TextArea
        id={fieldId('bio')}
        label="About you"
        hint="What you’re good at and how you work."
        count={{ length: draft.bio.trim().length, limit: TEXT_LIMITS.bio }}
        optional
        value={draft.bio}
        onChange={({ target }) => change({ bio: target.value })}
        error={errorOf('bio')}
      />
    </>
  );
}

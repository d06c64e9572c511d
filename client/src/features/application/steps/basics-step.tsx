import { MAX_BIO } from '~/features/application/application-errors.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { PicturePicker } from '~/features/application/files/picture-picker.tsx';
import { lostPicture } from '~/features/application/kept-files.ts';
import { PersonFields } from '~/ui/person-fields.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { StepProps } from './step-props.ts';

/** Who applies, and how to reach them (JOIN-07, JOIN-08). */
export function BasicsStep({ draft, change, errorOf }: StepProps) {
  return (
    <>
      <PersonFields
        wide
        person={draft}
        idOf={fieldId}
        errorOf={errorOf}
        onChange={change}
        emailHint="We send a code here before you submit."
        phoneHint="A UK number, without the first 0."
      />
      <PicturePicker
        id={fieldId('photo')}
        file={draft.photo}
        lostName={lostPicture(draft)}
        onChange={(photo) => change({ photo })}
        error={errorOf('photo')}
      />
      <TextArea
        id={fieldId('bio')}
        label="About you"
        hint="What you are good at and how you work, in your own words."
        count={{ length: draft.bio.trim().length, limit: MAX_BIO }}
        optional
        value={draft.bio}
        onChange={({ target }) => change({ bio: target.value })}
        error={errorOf('bio')}
      />
    </>
  );
}

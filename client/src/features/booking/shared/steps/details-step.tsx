import type { ReactNode } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { PhotoPicker } from '~/features/photos/photo-picker.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

interface DetailsStepProps extends StepProps {
  isItemOptional?: boolean | undefined;
  /** Replaces the fields for a vehicle. */
  vehicle?: ReactNode;
}

/** The vehicle or item, the problem and photos of it (BOOK-08..13, DBOOK-08..10). */
export function DetailsStep({ draft, change, errorOf, isItemOptional = false, vehicle }: DetailsStepProps) {
  return (
    <>
      {draft.service?.needsVehicle ? (
        (vehicle ?? <VehicleFields draft={draft} change={change} errorOf={errorOf} />)
      ) : (
        <TextField
          id={fieldId('itemDetails')}
          label="Details of Item"
          hint="What it is: make, model, size or material."
          optional={isItemOptional}
          value={draft.itemDetails}
          onChange={({ target }) => change({ itemDetails: target.value })}
          error={errorOf('itemDetails')}
        />
      )}
      <TextArea
        id={fieldId('issueDescription')}
        label="What’s happening?"
        count={{ length: draft.issueDescription.trim().length, limit: TEXT_LIMITS.description }}
        value={draft.issueDescription}
        onChange={({ target }) => change({ issueDescription: target.value })}
        error={errorOf('issueDescription')}
      />
      <PhotoPicker
        id={fieldId('photos')}
        photos={draft.photos}
        onChange={(update) => change(({ photos }) => ({ photos: update(photos) }))}
        error={errorOf('photos')}
      />
    </>
  );
}

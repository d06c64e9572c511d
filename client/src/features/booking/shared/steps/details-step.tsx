import type { ReactNode } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { PhotoPicker } from '~/features/photos/photo-picker.tsx';
import { NumberPlateField } from '~/ui/number-plate-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './details-step.module.css';
import type { StepProps } from './step-props.ts';

interface DetailsStepProps extends StepProps {
  isItemOptional?: boolean;
  /** Asks for the vehicle in another way than by typing it. */
  vehicle?: ReactNode;
}

/** The vehicle, or the item; what is wrong with it; and pictures (BOOK-08..13, DBOOK-08..10). */
export function DetailsStep({ draft, change, errorOf, isItemOptional = false, vehicle }: DetailsStepProps) {
  return (
    <>
      {draft.service?.needsVehicle ? (
        (vehicle ?? <VehicleFields {...{ draft, change, errorOf }} />)
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

/** A vehicle that nobody has saved. */
export function VehicleFields({ draft, change, errorOf }: StepProps) {
  return (
    <div className={styles.vehicle}>
      <TextField
        id={fieldId('model')}
        label="Model"
        value={draft.model}
        onChange={({ target }) => change({ model: target.value })}
        error={errorOf('model')}
      />
      <TextField
        id={fieldId('year')}
        label="Year"
        inputMode="numeric"
        value={draft.year}
        onChange={({ target }) => change({ year: target.value })}
        error={errorOf('year')}
      />
      <NumberPlateField
        id={fieldId('plate')}
        label="Number plate"
        value={draft.plate}
        onChange={({ target }) => change({ plate: target.value })}
        error={errorOf('plate')}
      />
    </div>
  );
}

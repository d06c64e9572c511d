import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { isVisit } from '~/features/locations/place.ts';
import { PlacePicker } from '~/features/locations/place-picker.tsx';
import { AddressField } from '~/ui/address-field.tsx';
import type { StepProps } from './step-props.ts';

interface LocationStepProps extends StepProps {
  serviceId: string;
}

/**
 * A visit or a workshop; a visit elsewhere needs its address, a visit at home can do without for
 * now (BOOK-14..16, C-06).
 */
export function LocationStep({ serviceId, draft, change, errorOf }: LocationStepProps) {
  const { place } = draft;
  const isHome = place?.kind === 'HOME_SERVICE';
  return (
    <PlacePicker
      id={fieldId('place')}
      serviceId={serviceId}
      place={place}
      onPlace={(chosen) => change({ place: chosen })}
      error={errorOf('place')}
    >
      {place && isVisit(place) && (
        <AddressField
          id={fieldId('address')}
          label={isHome ? 'Your address' : 'Address'}
          hint={`Street address and postcode.${isHome ? ' Leave it empty and we will ask you by phone.' : ''}`}
          optional={isHome}
          value={draft.address}
          onChange={({ target }) => change({ address: target.value })}
          error={errorOf('address')}
        />
      )}
    </PlacePicker>
  );
}

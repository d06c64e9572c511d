import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { LocationPicker } from '~/features/locations/location-picker.tsx';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
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
  const { location } = draft;
  const isHome = location?.kind === 'HOME_SERVICE';
  return (
    <LocationPicker
      id={fieldId('location')}
      serviceId={serviceId}
      location={location}
      onLocation={(chosen) => change({ location: chosen })}
      error={errorOf('location')}
    >
      {location && isCustomerLocation(location) && (
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
    </LocationPicker>
  );
}

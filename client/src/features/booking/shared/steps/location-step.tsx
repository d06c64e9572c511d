import type { ReactNode } from 'react';
import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { LocationPicker } from '~/features/locations/location-picker.tsx';
import { isCustomerLocation, type WorkLocation } from '~/features/locations/work-location.ts';
import { useBringIntoView } from '~/lib/use-bring-into-view.ts';
import { product } from '~/site/product.ts';
import { AddressField } from '~/ui/address-field.tsx';

interface LocationStepProps extends StepProps {
  serviceId: string;
  /** Shown for home service in place of an address field. */
  homeAddress?: ReactNode;
  /** Below the address field of a different location. */
  addressChoice?: ReactNode;
}

/**
 * Home service, another address or a workshop. A different location needs its address; for home
 * service it is optional (BOOK-14..16, DBOOK-11, DBOOK-12, C-06).
 */
export function LocationStep(props: LocationStepProps) {
  const { serviceId, homeAddress, addressChoice, draft, change, errorOf } = props;
  const { location } = draft;
  const [address, bringAddressIntoView] = useBringIntoView<HTMLDivElement>();
  const choose = (chosen: WorkLocation) => {
    change({ location: chosen });
    bringAddressIntoView();
  };
  const isHome = location?.kind === 'HOME_SERVICE';
  const addressField = location && isCustomerLocation(location) && (
    <AddressField
      id={fieldId('address')}
      label={isHome ? 'Your address' : 'Address'}
      hint={`Street address and postcode.${isHome ? ' If you leave it blank, we’ll ask you by phone.' : ''}`}
      optional={isHome}
      postcodeNote={outsideAreaNote}
      value={draft.address}
      onChange={({ target }) => change({ address: target.value })}
      error={errorOf('address')}
    />
  );
  const addressContent = (isHome && homeAddress) || (
    <>
      {addressField}
      {!isHome && addressChoice}
    </>
  );
  return (
    <LocationPicker
      id={fieldId('location')}
      serviceId={serviceId}
      location={location}
      onLocationChange={choose}
      error={errorOf('location')}
      addressFields={addressField && <div ref={address}>{addressContent}</div>}
    />
  );
}

/**
 * A note if a postcode is outside of the area where specialists usually work; otherwise empty. It
 * doesn't stop a booking: some specialists travel further.
 */
function outsideAreaNote(postcode: string): string {
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? '';
  if (product.postcodeAreas.includes(area)) return '';
  return `${postcode} is outside ${product.area}, where we usually work. You can still send your request, and we’ll tell you whether a specialist can come.`;
}

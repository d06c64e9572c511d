import { Link } from 'react-router-dom';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { LocationPicker } from '~/features/locations/location-picker.tsx';
import { paths } from '~/site/paths.ts';
import { AddressField } from '~/ui/address-field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './location-step.module.css';
import type { StepProps } from './step-props.ts';

interface LocationStepProps extends StepProps {
  serviceId: string;
  /** The address of the profile; empty when there is none. */
  home: string;
}

/**
 * A visit at home goes to the address of the profile, one elsewhere to the address that is typed
 * (DBOOK-11, DBOOK-12, C-06).
 */
export function LocationStep({ serviceId, home, draft, change, errorOf }: LocationStepProps) {
  const { location } = draft;
  return (
    <LocationPicker
      id={fieldId('location')}
      serviceId={serviceId}
      location={location}
      onLocation={(chosen) => change({ location: chosen })}
      error={errorOf('location')}
    >
      {location?.kind === 'HOME_SERVICE' && <HomeAddress home={home} />}
      {location?.kind === 'DIFFERENT_LOCATION' && (
        <AddressField
          id={fieldId('address')}
          label="Address"
          hint="Street address and postcode."
          value={draft.address}
          onChange={({ target }) => change({ address: target.value })}
          error={errorOf('address')}
        />
      )}
    </LocationPicker>
  );
}

function HomeAddress({ home }: { home: string }) {
  if (!home) {
    return (
      <Notice tone="warning" title="There is no address in your profile yet.">
        <Link to={paths.profile}>Add your address</Link>, and come back: this booking is kept. You can also go on, and
        we ask you by phone.
      </Notice>
    );
  }
  return (
    <p className={styles.home}>
      <span>
        We come to <strong>{home}</strong>
      </span>{' '}
      <Link to={paths.profile}>Change it in your profile</Link>
    </p>
  );
}

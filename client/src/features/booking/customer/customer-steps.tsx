import { CarFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isFullAddress } from '#shared/uk/address.ts';
import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { VehicleFields } from '~/features/booking/shared/steps/vehicle-fields.tsx';
import { usePastLocationsQuery } from '~/graphql/generated/operations/past-locations.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { type BookingAccount, type CustomerDraft, toSavedVehicle } from './customer-flow.ts';
import styles from './customer-steps.module.css';

const ANOTHER = 'another';
const radioValue = (vehicleId: string) => `saved:${vehicleId}`;

interface VehiclePickerProps extends StepProps<CustomerDraft> {
  vehicles: BookingAccount['vehicles'];
}

/** The customer's saved vehicles, and fields for another one (DBOOK-08). */
export function VehiclePicker({ vehicles, draft, change, errorOf }: VehiclePickerProps) {
  const { vehicle } = draft;
  const fields = <VehicleFields draft={draft} change={change} errorOf={errorOf} />;
  if (!vehicles?.length) return fields;
  const choose = (value: string) => {
    const saved = vehicles.find(({ id }) => radioValue(id) === value);
    change({ vehicle: saved ? toSavedVehicle(saved) : { kind: ANOTHER } });
  };
  return (
    <div className={styles.picker}>
      <RadioCards
        id={fieldId('vehicle')}
        legend="Which vehicle?"
        name="vehicle"
        value={vehicle?.kind === 'saved' ? radioValue(vehicle.id) : vehicle?.kind}
        onChange={choose}
        error={errorOf('vehicle')}
      >
        {vehicles.map((saved) => {
          const { id, name, plate } = toSavedVehicle(saved);
          return (
            <RadioCard
              key={id}
              value={radioValue(id)}
              title={name}
              description={saved.isPrimary ? 'Your primary vehicle' : undefined}
              aside={plate && <NumberPlate value={plate} />}
            />
          );
        })}
        <RadioCard
          value={ANOTHER}
          title="Another vehicle"
          description="A vehicle that isn’t in your profile"
          media={<CarFront aria-hidden="true" />}
        />
      </RadioCards>
      {vehicle?.kind === ANOTHER && <div className={styles.fields}>{fields}</div>}
    </div>
  );
}

/** The profile's address, for home service (C-06). `address` is empty if there is none. */
export function ProfileAddress({ address }: { address: string }) {
  if (!address) {
    return (
      <Notice tone="warning" title="There’s no address in your profile yet.">
        <Link to={paths.profile}>Add your address</Link>, then come back: we’ll keep this booking. Or continue without
        it, and we’ll ask you by phone.
      </Notice>
    );
  }
  return (
    <p className={styles.address}>
      <span>
        We’ll come to <strong>{address}</strong>
      </span>{' '}
      <Link to={paths.profile}>Change it in your profile</Link>
    </p>
  );
}

/** Fills in the address to which a specialist last came, other than the profile's. */
export function LastAddress({ draft, change }: StepProps<CustomerDraft>) {
  const { data } = usePastLocationsQuery();
  const visits = data?.me?.appointments?.nodes.filter(({ isDifferentLocation }) => isDifferentLocation) ?? [];
  const address = visits.map(({ locationName }) => locationName ?? '').find(isFullAddress);
  if (!address || draft.address.trim() === address) return null;
  const fillIn = () => {
    // This button disappears, and the focus would with it.
    document.getElementById(fieldId('address'))?.focus();
    change({ address });
  };
  return (
    <Button variant="outline" onClick={fillIn} className={styles.lastAddress}>
      Use {address}
    </Button>
  );
}

/** The contact details of the account. */
export function ConfirmStep({ account: { firstName, lastName, email, phone } }: { account: BookingAccount }) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="booking-contact">
      <h3 id="booking-contact">How we’ll contact you</h3>
      <dl className={styles.account}>
        {name && <Row term="Name">{name}</Row>}
        {email && (
          <Row term="Email">
            <EmailText>{email}</EmailText>
          </Row>
        )}
        <Row term="Phone">{phone ? `+44 ${phone}` : 'Not in your profile yet'}</Row>
      </dl>
      <p>
        <Link to={paths.profile}>Change this in your profile</Link>
      </p>
      <p className={styles.next}>
        This is a request, so there’s nothing to pay now. We’ll contact you to confirm the exact time. Then you can pay
        in your appointments.
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { screwdriver, spanner } from '~/illustrations/parts/hand-tools.tsx';
import { mapPin, parcel } from '~/illustrations/parts/parcels.tsx';
import { Shelf } from '~/illustrations/parts/shelf.tsx';
import { brakeDisc, brakePad, caliper, car, jack, towTruck, van, wheel } from '~/illustrations/parts/vehicles.tsx';
import { Piece } from '~/illustrations/piece.tsx';

/** A car on a jack with one wheel off. */
export function VehicleRepair() {
  return (
    <>
      <Piece part={screwdriver} at={[34, 62]} tone="red" turn={-8} size={0.82} />
      <Piece part={spanner} at={[288, 76]} tone="white" turn={12} size={0.94} />
      <Shelf />
      <Piece part={wheel} at={[48, 147]} tone="white" />
      <Piece part={jack} at={[160, 170]} tone="red" size={0.86} />
      <Piece part={car} at={[176, 162]} tone="yellow" turn={7} size={1.06} />
      <Piece part={wheel} at={[231, 152]} tone="white" size={0.76} />
      <circle cx="122" cy="139" r="11" fill="var(--draw-steel)" />
      <path d="M122 139v.1" strokeWidth="6" />
    </>
  );
}

/** A brake disc with its caliper, and new pads beside it. */
export function BrakeRepair() {
  return (
    <>
      <Piece part={brakePad} at={[50, 74]} tone="yellow" turn={-8} />
      <Piece part={brakePad} at={[52, 132]} tone="yellow" turn={7} />
      <Piece part={brakeDisc} at={[164, 100]} tone="steel" />
      <Piece part={caliper} at={[164, 100]} tone="red" turn={-18} />
      <Piece part={spanner} at={[284, 100]} tone="white" turn={10} />
    </>
  );
}

/** A recovery truck towing a car. */
export function Towing() {
  return (
    <>
      <Shelf />
      <path d="M146 82V110" />
      <Piece part={car} at={[84, 156]} tone="white" turn={-11} size={0.8} flip />
      <Piece part={wheel} at={[45, 154]} tone="white" size={0.64} />
      <Piece part={wheel} at={[123, 136]} tone="white" size={0.64} />
      <Piece part={towTruck} at={[216, 170]} tone="yellow" />
      <Piece part={wheel} at={[168, 152]} tone="white" size={0.74} />
      <Piece part={wheel} at={[272, 152]} tone="white" size={0.74} />
    </>
  );
}

/** A van, parcels and a map pin. */
export function Couriers() {
  return (
    <>
      <Piece part={mapPin} at={[284, 50]} tone="red" />
      <Shelf />
      <Piece part={parcel} at={[42, 170]} tone="yellow" />
      <Piece part={parcel} at={[50, 126]} tone="yellow" size={0.8} />
      <Piece part={van} at={[186, 170]} tone="white" />
      <path d="M104 100h34M104 114h22" />
      <Piece part={wheel} at={[132, 152]} tone="white" size={0.74} />
      <Piece part={wheel} at={[240, 152]} tone="white" size={0.74} />
    </>
  );
}

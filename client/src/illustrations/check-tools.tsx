import type { ReactNode } from 'react';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { bubble, sprayBottle } from './parts/cleaning.tsx';
import { scissors, spool } from './parts/cloth.tsx';
import { battery, bulb, multimeter, socket } from './parts/electrics.tsx';
import { gardenFork, plant } from './parts/garden.tsx';
import { hammer, saw, screwdriver, spanner } from './parts/hand-tools.tsx';
import { fan, thermostat } from './parts/heating.tsx';
import { mapPin, parcel } from './parts/parcels.tsx';
import { brakeDisc, brakePad, towTruck, wheel } from './parts/vehicles.tsx';
import { drop, pipeBend, tap } from './parts/water.tsx';
import { Piece } from './piece.tsx';

/** The tools beside the check sheet of a service, in the left 120 units of the panel. */
export const CHECK_TOOLS: Record<ServiceSlug, ReactNode> = {
  'vehicle-repair': (
    <>
      <Piece part={screwdriver} at={[34, 62]} tone="red" turn={-10} size={0.86} />
      <Piece part={spanner} at={[84, 66]} tone="white" turn={12} size={0.86} />
      <Piece part={battery} at={[60, 186]} tone="yellow" size={0.82} />
    </>
  ),
  'brake-repair': (
    <>
      <Piece part={brakeDisc} at={[60, 78]} tone="steel" size={0.8} />
      <Piece part={brakePad} at={[60, 166]} tone="yellow" turn={-5} size={1.15} />
    </>
  ),
  'plumbing-repair': (
    <>
      <path d="M-4 36h30v20H-4z" fill="var(--draw-steel)" />
      <Piece part={tap} at={[32, 46]} tone="white" size={0.9} />
      <Piece part={drop} at={[91, 114]} tone="white" size={0.9} />
      <Piece part={pipeBend} at={[42, 190]} tone="steel" size={1.1} />
    </>
  ),
  'electrical-repair': (
    <>
      <Piece part={socket} at={[58, 56]} tone="white" size={0.96} />
      <path d="M20 118l9 6M100 118l-9 6M12 146h11M108 146H97" />
      <Piece part={bulb} at={[60, 144]} tone="yellow" />
    </>
  ),
  'electrical-diagnostics': (
    <>
      <path d="M42 150c0 40-34 34-34 60M78 150c0 40 34 34 34 60" strokeWidth="7" />
      <path d="M42 150c0 40-34 34-34 60" stroke="var(--draw-red)" strokeWidth="3" />
      <Piece part={multimeter} at={[60, 88]} tone="yellow" />
    </>
  ),
  'hvac-repair': (
    <>
      <Piece part={thermostat} at={[60, 48]} tone="yellow" size={1.05} />
      <Piece part={fan} at={[60, 188]} tone="red" size={0.86} />
    </>
  ),
  carpentry: (
    <>
      <Piece part={saw} at={[36, 98]} tone="yellow" turn={88} />
      <Piece part={hammer} at={[98, 116]} tone="red" turn={-4} size={0.74} />
    </>
  ),
  'cleaning-service': (
    <>
      <Piece part={bubble} at={[34, 40]} tone="white" size={1.6} />
      <Piece part={bubble} at={[72, 58]} tone="white" size={1.1} />
      <Piece part={bubble} at={[98, 28]} tone="white" />
      <Piece part={sprayBottle} at={[66, 186]} tone="white" size={1.16} />
    </>
  ),
  couriers: (
    <>
      <Piece part={mapPin} at={[60, 52]} tone="red" />
      <Piece part={parcel} at={[58, 188]} tone="yellow" size={1.7} />
    </>
  ),
  landscaping: (
    <>
      <Piece part={gardenFork} at={[28, 70]} tone="yellow" size={0.86} />
      <Piece part={plant} at={[84, 190]} tone="red" size={0.92} />
    </>
  ),
  towing: (
    <>
      <Piece part={mapPin} at={[62, 50]} tone="red" size={0.9} />
      <Piece part={towTruck} at={[64, 184]} tone="yellow" size={0.58} />
      <Piece part={wheel} at={[36, 175]} tone="white" size={0.44} />
      <Piece part={wheel} at={[97, 175]} tone="white" size={0.44} />
    </>
  ),
  tailoring: (
    <>
      <Piece part={scissors} at={[60, 74]} tone="red" turn={8} size={1.05} />
      <Piece part={spool} at={[36, 184]} tone="yellow" size={1.2} />
      <Piece part={spool} at={[86, 184]} tone="white" size={1.2} />
    </>
  ),
};

import type { ReactNode } from 'react';
import type { ServiceSlug } from '~/site/service-slug.ts';
import styles from './art.module.css';
import { broom, bubble, sprayBottle, squeegee } from './parts/cleaning.tsx';
import { cloth, scissors, sewingMachine, spool } from './parts/cloth.tsx';
import { battery, bulb, multimeter, plug, probe, socket } from './parts/electrics.tsx';
import { gardenFork, grass, mower, plant } from './parts/garden.tsx';
import { hammer, saw, screwdriver, spanner, trySquare } from './parts/hand-tools.tsx';
import { fan, radiator, thermostat } from './parts/heating.tsx';
import { mapPin, parcel } from './parts/parcels.tsx';
import { brakeDisc, brakePad, caliper, car, jack, towTruck, van, wheel } from './parts/vehicles.tsx';
import { bucket, drop, pipeBend, plunger, tap } from './parts/water.tsx';
import { Piece } from './piece.tsx';

/** The services at work, 320 by 200 units each. */
export const SCENES: Record<ServiceSlug, ReactNode> = {
  // A car on a jack with one wheel off.
  'vehicle-repair': (
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
  ),
  // A brake disc with its caliper, and new pads beside it.
  'brake-repair': (
    <>
      <Piece part={brakePad} at={[50, 74]} tone="yellow" turn={-8} />
      <Piece part={brakePad} at={[52, 132]} tone="yellow" turn={7} />
      <Piece part={brakeDisc} at={[164, 100]} tone="steel" />
      <Piece part={caliper} at={[164, 100]} tone="red" turn={-18} />
      <Piece part={spanner} at={[284, 100]} tone="white" turn={10} />
    </>
  ),
  // A recovery truck towing a car.
  towing: (
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
  ),
  // A van, parcels and a map pin.
  couriers: (
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
  ),
  // A dripping tap above a bucket.
  'plumbing-repair': (
    <>
      <path d="M-4 44h92v22H-4z" fill="var(--draw-steel)" />
      <Piece part={tap} at={[100, 54]} tone="white" />
      <Piece part={spanner} at={[214, 78]} tone="white" turn={10} size={0.86} />
      <Shelf />
      <Piece part={pipeBend} at={[52, 170]} tone="steel" size={1.1} />
      <Piece part={bucket} at={[164, 170]} tone="yellow" size={0.74} />
      <Piece part={drop} at={[164, 118]} tone="white" size={0.8} />
      <Piece part={plunger} at={[272, 170]} tone="red" />
    </>
  ),
  // A lit bulb, a socket and an unplugged cable.
  'electrical-repair': (
    <>
      <path d="M238 0v20" strokeWidth="4" />
      <Piece part={bulb} at={[238, 58]} tone="yellow" turn={180} />
      <path d="M198 82l-9 6M192 58h-11M278 82l9 6M284 58h11" />
      <Piece part={socket} at={[66, 96]} tone="white" />
      <path d="M198 126c40 0 24 44 60 44h66" strokeWidth="8" />
      <Piece part={plug} at={[146, 126]} tone="red" />
      <Piece part={screwdriver} at={[300, 120]} tone="white" turn={10} size={0.7} />
    </>
  ),
  // A multimeter on a battery.
  'electrical-diagnostics': (
    <>
      <Shelf />
      <Piece part={multimeter} at={[88, 96]} tone="yellow" />
      <Piece part={battery} at={[236, 170]} tone="white" />
      <Piece part={probe} at={[207, 98]} tone="red" turn={-12} />
      <Piece part={probe} at={[266, 98]} tone="ink" turn={14} />
      <path d="M70 150c0 34 66 30 72-30S160 16 196 48" stroke="var(--draw-ink)" strokeWidth="7" />
      <path d="M70 150c0 34 66 30 72-30S160 16 196 48" stroke="var(--draw-red)" strokeWidth="3" />
      <path d="M106 150c0 18 40 18 50-20s40-150 122-82" strokeWidth="5" />
    </>
  ),
  // A radiator with a thermostat above and a fan beside it.
  'hvac-repair': (
    <>
      <Piece part={thermostat} at={[60, 46]} tone="yellow" />
      <path d="M118 66c-8-8 8-14 0-24M142 66c-8-8 8-14 0-24M166 66c-8-8 8-14 0-24" />
      <Shelf />
      <Piece part={radiator} at={[100, 170]} tone="white" />
      <Piece part={fan} at={[254, 170]} tone="red" />
    </>
  ),
  // A full bucket, a spray bottle and a broom.
  'cleaning-service': (
    <>
      <Piece part={squeegee} at={[274, 60]} tone="yellow" turn={6} size={0.86} />
      <Shelf />
      <Piece part={broom} at={[52, 170]} tone="yellow" turn={7} />
      <path d="M104 112c0-44 80-44 80 0" />
      <Piece part={bubble} at={[120, 106]} tone="white" size={1.2} />
      <Piece part={bubble} at={[146, 100]} tone="white" size={1.6} />
      <Piece part={bubble} at={[170, 107]} tone="white" size={1.1} />
      <Piece part={bucket} at={[144, 170]} tone="red" size={1.06} />
      <Piece part={sprayBottle} at={[232, 170]} tone="white" />
      <Piece part={bubble} at={[184, 44]} tone="white" />
    </>
  ),
  // A half-sawn plank.
  carpentry: (
    <>
      <Piece part={hammer} at={[46, 64]} tone="red" turn={-8} size={0.86} />
      <Piece part={trySquare} at={[276, 58]} tone="yellow" size={0.86} />
      <Shelf />
      <path d="M70 140l-16 30M96 140l16 30M224 140l-16 30M250 140l16 30" strokeWidth="9" />
      <path d="M70 140l-16 30M96 140l16 30M224 140l-16 30M250 140l16 30" stroke="var(--draw-white)" strokeWidth="3.5" />
      <Piece part={saw} at={[152, 88]} tone="red" turn={48} />
      <path d="M20 122h280v18H20z" fill="var(--draw-yellow)" />
      <path d="M32 131h40M88 129h34M206 131h26M244 133h44" strokeWidth="2" />
      <path d="M182 122v13" />
    </>
  ),
  // A mower on fresh grass, a potted plant and a garden fork.
  landscaping: (
    <>
      <Piece part={gardenFork} at={[36, 76]} tone="yellow" />
      <Shelf />
      <Piece part={grass} at={[70, 170]} tone="leaf" />
      <Piece part={mower} at={[160, 170]} tone="red" />
      <Piece part={grass} at={[222, 170]} tone="leaf" />
      <Piece part={plant} at={[266, 170]} tone="yellow" />
    </>
  ),
  // A sewing machine with cloth under its needle.
  tailoring: (
    <>
      <Piece part={scissors} at={[272, 72]} tone="red" turn={6} size={0.92} />
      <Shelf />
      <Piece part={spool} at={[160, 58]} tone="yellow" />
      <Piece part={sewingMachine} at={[124, 170]} tone="white" />
      <Piece part={cloth} at={[76, 147]} tone="red" />
      <Piece part={spool} at={[256, 170]} tone="red" />
      <Piece part={spool} at={[290, 170]} tone="yellow" />
    </>
  ),
};

/** The shelf of a scene, on which things stand at y = 170. */
function Shelf() {
  return (
    <>
      <path d="M0 182H320v7H0z" className={styles.shadow} />
      <path d="M-4 170H324v12H-4z" fill="var(--draw-shelf)" />
    </>
  );
}

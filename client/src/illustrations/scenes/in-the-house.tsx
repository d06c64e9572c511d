import { broom, bubble, sprayBottle, squeegee } from '~/illustrations/parts/cleaning.tsx';
import { battery, bulb, multimeter, plug, probe, socket } from '~/illustrations/parts/electrics.tsx';
import { screwdriver, spanner } from '~/illustrations/parts/hand-tools.tsx';
import { fan, radiator, thermostat } from '~/illustrations/parts/heating.tsx';
import { Shelf } from '~/illustrations/parts/shelf.tsx';
import { bucket, drop, pipeBend, plunger, tap } from '~/illustrations/parts/water.tsx';
import { Piece } from '~/illustrations/piece.tsx';

/** A dripping tap above a bucket. */
export function PlumbingRepair() {
  return (
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
  );
}

/** A lit bulb, a socket and an unplugged cable. */
export function ElectricalRepair() {
  return (
    <>
      <path d="M238 0v20" strokeWidth="4" />
      <Piece part={bulb} at={[238, 58]} tone="yellow" turn={180} />
      <path d="M198 82l-9 6M192 58h-11M278 82l9 6M284 58h11" />
      <Piece part={socket} at={[66, 96]} tone="white" />
      <path d="M198 126c40 0 24 44 60 44h66" strokeWidth="8" />
      <Piece part={plug} at={[146, 126]} tone="red" />
      <Piece part={screwdriver} at={[300, 120]} tone="white" turn={10} size={0.7} />
    </>
  );
}

/** A multimeter on a battery. */
export function ElectricalDiagnostics() {
  return (
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
  );
}

/** A radiator with a thermostat above and a fan beside it. */
export function HvacRepair() {
  return (
    <>
      <Piece part={thermostat} at={[60, 46]} tone="yellow" />
      <path d="M118 66c-8-8 8-14 0-24M142 66c-8-8 8-14 0-24M166 66c-8-8 8-14 0-24" />
      <Shelf />
      <Piece part={radiator} at={[100, 170]} tone="white" />
      <Piece part={fan} at={[254, 170]} tone="red" />
    </>
  );
}

/** A full bucket, a spray bottle and a broom. */
export function CleaningService() {
  return (
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
  );
}

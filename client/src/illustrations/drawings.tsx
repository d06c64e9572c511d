import type { ReactNode } from 'react';
import type { ServiceSlug } from '~/site/service-slug.ts';
import art from './art.module.css';
import { CHECK_TOOLS } from './check-tools.tsx';
import { plug } from './parts/electrics.tsx';
import { hammer, paintBrush, saw, screwdriver, spanner, tapeMeasure } from './parts/hand-tools.tsx';
import { parcel } from './parts/parcels.tsx';
import { wheel } from './parts/vehicles.tsx';
import { Piece } from './piece.tsx';
import { SCENES } from './scenes.tsx';
import styles from './sheet-lettering.module.css';

export type DrawingProps =
  | { set: 'scenes'; name: ServiceSlug }
  | { set: 'check-tools'; name: ServiceSlug }
  | { set: 'others'; name: 'spanner' | 'stamp' | 'tool-row' | 'wide-board' | 'tall-board' | 'kerb' };

/** The inside of a drawing. */
export function Drawing({ set, name }: DrawingProps) {
  if (set === 'scenes') return SCENES[name];
  return set === 'check-tools' ? CHECK_TOOLS[name] : OTHERS[name];
}

const RAIN = [
  'M40 20l-10 26M118 52l-10 26M196 14l-10 26M424 30l-10 26M500 66l-10 26M566 18l-10 26M612 88l-10 26',
  'M70 112l-10 26M148 132l-10 26M466 132l-10 26M546 128l-10 26',
].join('');

const OTHERS: Record<Extract<DrawingProps, { set: 'others' }>['name'], ReactNode> = {
  // For a service without a scene of its own, 320 by 200 units.
  spanner: <Piece part={spanner} at={[160, 100]} tone="white" turn={14} />,
  // On a stamp of 100 by 120 units.
  stamp: <Piece part={spanner} at={[50, 60]} tone="white" turn={20} size={0.66} />,
  // Five tools side by side, 440 by 100 units.
  'tool-row': (
    <>
      <Piece part={spanner} at={[62, 50]} tone="white" turn={78} size={0.66} />
      <Piece part={hammer} at={[148, 52]} tone="yellow" turn={14} size={0.6} />
      <Piece part={screwdriver} at={[232, 50]} tone="red" turn={-78} size={0.62} />
      <Piece part={plug} at={[312, 50]} tone="white" turn={6} size={0.6} />
      <Piece part={paintBrush} at={[386, 50]} tone="yellow" turn={72} size={0.6} />
    </>
  ),
  // Tools all around 520 by 440 units, with the middle free for the sheet.
  'wide-board': (
    <>
      <Piece part={spanner} at={[56, 88]} tone="white" turn={-12} />
      <Piece part={saw} at={[218, 48]} tone="yellow" turn={3} />
      <path d="M402 0c0 30 66 6 66 44" strokeWidth="7" />
      <Piece part={plug} at={[468, 96]} tone="white" turn={-90} />
      <Piece part={hammer} at={[64, 228]} tone="yellow" turn={6} />
      <Piece part={screwdriver} at={[466, 226]} tone="red" turn={8} />
      <Piece part={paintBrush} at={[62, 366]} tone="red" turn={-8} />
      <Piece part={tapeMeasure} at={[232, 392]} tone="yellow" size={1.1} />
      <Piece part={wheel} at={[458, 362]} tone="white" size={1.75} />
    </>
  ),
  // For phones, 360 by 440 units: tools above and below.
  'tall-board': (
    <>
      <Piece part={spanner} at={[66, 46]} tone="white" turn={68} size={0.9} />
      <Piece part={saw} at={[248, 48]} tone="yellow" turn={3} size={0.95} />
      <Piece part={hammer} at={[70, 388]} tone="red" turn={-66} size={0.9} />
      <Piece part={tapeMeasure} at={[176, 396]} tone="yellow" size={0.9} />
      <Piece part={wheel} at={[316, 392]} tone="white" size={1.3} />
    </>
  ),
  // A washing machine on the kerb in the rain, with a note on it, 640 by 300 units.
  kerb: (
    <>
      <path d={RAIN} stroke="var(--draw-white)" strokeWidth="4" />
      <path d="M-4 250h648v54H-4z" fill="var(--draw-steel)" />
      <path d="M-4 250h648v18H-4z" fill="var(--draw-white)" />
      <path d="M120 250v18M290 250v18M460 250v18" />
      <Piece part={wheel} at={[166, 212]} tone="white" size={1.5} />
      <path d="M250 94h146v156H250z" className={art.shadow} transform="translate(7 7)" />
      <rect x="248" y="88" width="146" height="162" rx="8" fill="var(--draw-white)" />
      <path d="M248 120h146M262 104h34" />
      <circle cx="352" cy="104" r="7" fill="var(--draw-yellow)" />
      <path d="M376 104v.1" strokeWidth="7" />
      <circle cx="321" cy="184" r="46" fill="var(--draw-steel)" />
      <circle cx="321" cy="184" r="31" fill="var(--draw-ink)" />
      <path d="M304 172a20 20 0 0 1 18-10" stroke="var(--draw-white)" strokeWidth="4" />
      <g transform="translate(362 132) rotate(7)">
        <path d="M0 0h60v44H0z" fill="var(--draw-yellow)" />
        <text x="30" y="28" className={styles.note}>
          Free
        </text>
      </g>
      <Piece part={parcel} at={[476, 250]} tone="yellow" size={1.6} />
      <path d="M520 250c8-40 30-52 46-52s36 14 42 52z" className={art.shadow} transform="translate(6 0)" />
      <path d="M520 250c4-40 26-58 44-58s38 16 44 58z" fill="var(--draw-ink)" />
      <path d="M556 194l-8-18M568 194l10-18M552 186h22" strokeWidth="4" />
      <path d="M536 236c4-14 8-20 14-26" stroke="var(--draw-white)" strokeWidth="3" />
    </>
  ),
};

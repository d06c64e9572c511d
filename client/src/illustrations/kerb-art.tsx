import { parcel } from './parts/parcels.tsx';
import { wheel } from './parts/vehicles.tsx';
import { Piece } from './piece.tsx';
import styles from './sheet-lettering.module.css';

const RAIN = [
  'M40 20l-10 26M118 52l-10 26M196 14l-10 26M424 30l-10 26M500 66l-10 26M566 18l-10 26M612 88l-10 26',
  'M70 112l-10 26M148 132l-10 26M466 132l-10 26M546 128l-10 26',
].join('');

/** A washing machine on the kerb in the rain, with a note on it, 640 by 300 units. */
export function KerbArt() {
  return (
    <>
      <path d={RAIN} stroke="var(--draw-white)" strokeWidth="4" />
      <path d="M-4 250h648v54H-4z" fill="var(--draw-steel)" />
      <path d="M-4 250h648v18H-4z" fill="var(--draw-white)" />
      <path d="M120 250v18M290 250v18M460 250v18" />
      <Piece part={wheel} at={[166, 212]} tone="white" size={1.5} />
      <path d="M250 94h146v156H250z" className={styles.shadow} transform="translate(7 7)" />
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
      <path d="M520 250c8-40 30-52 46-52s36 14 42 52z" className={styles.shadow} transform="translate(6 0)" />
      <path d="M520 250c4-40 26-58 44-58s38 16 44 58z" fill="var(--draw-ink)" />
      <path d="M556 194l-8-18M568 194l10-18M552 186h22" strokeWidth="4" />
      <path d="M536 236c4-14 8-20 14-26" stroke="var(--draw-white)" strokeWidth="3" />
    </>
  );
}

import { type Part, TONE } from '~/illustrations/piece.tsx';

const DECK = 'M-48-18c0-14 8-24 22-24h54c12 0 20 8 20 20v4z';

/** Its handle is on the left, and its wheels stand at y = 0. */
export const mower: Part = {
  outline: `${DECK}M-14-58h32v16h-32zM-104-104l8-4 56 74-8 4z`,
  draw: (fill) => (
    <>
      <path d="M-34-32L-86-104h-18" strokeWidth="9" />
      <path d="M-34-32L-86-104h-18" stroke={TONE.steel} strokeWidth="3.5" />
      <rect x="-14" y="-62" width="32" height="20" rx="4" fill={TONE.white} />
      <path d="M-8-56h20M-8-49h20" strokeWidth="2" />
      <path d={DECK} fill={fill} />
      <circle cx="-30" cy="-14" r="13" fill={TONE.ink} />
      <circle cx="-30" cy="-14" r="5" fill={TONE.white} stroke="none" />
      <circle cx="34" cy="-14" r="13" fill={TONE.ink} />
      <circle cx="34" cy="-14" r="5" fill={TONE.white} stroke="none" />
    </>
  ),
};

const POT = 'M-26-42h52v13h-4l-5 25c-1 3-2 4-5 4h-24c-3 0-4-1-5-4l-5-25h-4z';
const LEAVES =
  'M0-42c-2-20-14-32-36-34 0 20 13 32 36 34zM0-42c0-22 12-36 34-40 2 22-11 37-34 40zM0-42c-12-18-12-42 0-62 13 20 13 44 0 62z';

export const plant: Part = {
  outline: POT + LEAVES,
  draw: (fill) => (
    <>
      <path d={LEAVES} fill={TONE.leaf} />
      <path d="M0-42v-44" strokeWidth="2.5" />
      <path d={POT} fill={fill} />
      <path d="M-21-29h42" />
    </>
  ),
};

export const grass: Part = {
  outline: 'M-14 0l-4-14 10 8 2-16 6 14 8-12 0 12 8-6-4 14z',
  draw: () => <path d="M-14 0l-4-14 10 8 2-16 6 14 8-12 0 12 8-6-4 14z" fill={TONE.leaf} />,
};

const TINES = 'M-24 52V14h48v38M-8 14v38M8 14v38';

export const gardenFork: Part = {
  outline: 'M-16-58h32v12H6v60h20v40h-8V22h-8v32H6V22h-12v32h-8V22h-8v32h-8V14h20v-60h-10z',
  draw: (fill) => (
    <>
      <path d={TINES} strokeWidth="8" />
      <path d={TINES} stroke={TONE.steel} strokeWidth="3" />
      <path d="M-5-46H5v60H-5z" fill={TONE.white} />
      <rect x="-17" y="-59" width="34" height="13" rx="6" fill={fill} />
    </>
  ),
};

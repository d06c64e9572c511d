import { type Part, TONE } from '~/illustrations/piece.tsx';

const BOX = 'M-26-44h52V0h-52z';

export const parcel: Part = {
  outline: BOX,
  draw: (fill) => (
    <>
      <rect x="-26" y="-44" width="52" height="44" rx="3" fill={fill} />
      <path d="M-7-44H7v18l-7-4-7 4z" fill={TONE.white} />
      <path d="M8-9h10" strokeWidth="2.5" />
    </>
  ),
};

const PIN = 'M0 34C-20 8-26-2-26-14a26 26 0 0 1 52 0c0 12-6 22-26 48z';

export const mapPin: Part = {
  outline: PIN,
  draw: (fill) => (
    <>
      <path d={PIN} fill={fill} />
      <circle cy="-14" r="10" fill={TONE.white} />
    </>
  ),
};

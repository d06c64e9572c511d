import { type Part, TONE } from '~/illustrations/piece.tsx';

const BOTTLE = 'M-14-62h28v10c0 6 12 10 12 22v24c0 4-2 6-6 6h-40c-4 0-6-2-6-6v-24c0-12 12-16 12-22z';
const TRIGGER = 'M-30-84h34c8 0 14 5 14 13v9h-30v-8h-8l-8 14c-2 3-6 3-8 0z';

export const sprayBottle: Part = {
  outline: BOTTLE + TRIGGER,
  draw: (fill) => (
    <>
      <path d="M-14-76h8l-4 16-8 10" />
      <path d={BOTTLE} fill={fill} />
      <path d="M-26-84h30c8 0 14 5 14 13v9h-30v-9h-14c-3 0-5-2-5-5v-4c0-2 2-4 5-4z" fill={TONE.red} />
      <path d="M-22-34h44v20h-44z" fill={TONE.yellow} />
    </>
  ),
};

const HEAD = 'M-30-34h60l6 30c0 3-1 4-4 4h-64c-3 0-4-1-4-4z';

/** Stands on its bristles, with the handle up. */
export const broom: Part = {
  outline: `${HEAD}M-30-46h60v12h-60zM-5-150H5v104H-5z`,
  draw: (fill) => (
    <>
      <rect x="-5" y="-150" width="10" height="108" rx="5" fill={TONE.white} />
      <path d={HEAD} fill={fill} />
      <path d="M-14-18l-3 17M0-18v17M14-18l3 17" strokeWidth="2.5" />
      <rect x="-31" y="-47" width="62" height="14" rx="5" fill={TONE.ink} />
    </>
  ),
};

export const bubble: Part = {
  outline: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  draw: (fill) => (
    <>
      <circle r="10" fill={fill} />
      <path d="M-4-4.5a6 6 0 0 1 4-2" strokeWidth="2.5" />
    </>
  ),
};

const SQUEEGEE = 'M-40-44h80v14h-80zM-6-30H6v14H6l3 60a9 9 0 0 1-18 0l3-60z';

export const squeegee: Part = {
  outline: SQUEEGEE,
  draw: (fill) => (
    <>
      <path d="M-5-30H5v18H-5z" fill={TONE.steel} />
      <path d="M-7-14H7l2 58a9 9 0 0 1-18 0z" fill={fill} />
      <path d="M-40-36h80" strokeWidth="4" />
      <path d="M-38-46h76v10h-76z" fill={TONE.ink} />
    </>
  ),
};

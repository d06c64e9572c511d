import { type Part, TONE } from '~/illustrations/piece.tsx';

const BODY = 'M0-13h34c28 0 44 15 44 40v14H50V29c0-10-5-14-16-14H0z';
const TAP = `M-12-24H0v50h-12z${BODY}M46 41h36v11H46zM9-32h14v20H9zM-14-47h60v15h-60z`;

/** Starts at a pipe at (0, 0) and drips at (64, 52). */
export const tap: Part = {
  outline: TAP,
  draw: (fill) => (
    <>
      <path d="M10-34h12v22H10z" fill={TONE.steel} />
      <path d={BODY} fill={fill} />
      <path d="M46 41h36v11H46zM-12-24H0v50h-12z" fill={TONE.steel} />
      <rect x="-14" y="-47" width="60" height="14" rx="7" fill={TONE.red} />
    </>
  ),
};

const DROP = 'M0-13c6 8 9 12 9 17A9 9 0 0 1-9 4c0-5 3-9 9-17z';

export const drop: Part = { outline: DROP, draw: (fill) => <path d={DROP} fill={fill} /> };

const CUP = 'M-28 0v-9c0-18 11-27 28-27s28 9 28 27v9z';

export const plunger: Part = {
  outline: `${CUP}M-5-122H5v88H-5z`,
  draw: (fill) => (
    <>
      <rect x="-5" y="-122" width="10" height="88" rx="5" fill={TONE.white} />
      <path d={CUP} fill={fill} />
      <path d="M-27-11h54" />
    </>
  ),
};

const BEND = 'M-18-12h6v-12c0-14 8-22 22-22h8v-5h12v34H18v-5h-4c-4 0-6 2-6 6v4h6V0h-32z';

/** A pipe bend from under a sink, with open flanges. */
export const pipeBend: Part = {
  outline: BEND,
  draw: (fill) => (
    <>
      <path d="M-12-10v-14c0-14 8-22 22-22h10v24h-8c-4 0-4 2-4 6v6z" fill={fill} />
      <rect x="-18" y="-12" width="32" height="12" rx="2" fill={fill} />
      <rect x="18" y="-51" width="12" height="34" rx="2" fill={fill} />
    </>
  ),
};

const PAIL = 'M-38-54h76l-8 50c-1 3-3 4-5 4h-50c-2 0-4-1-5-4z';

export const bucket: Part = {
  outline: PAIL,
  draw: (fill) => (
    <>
      <path d={PAIL} fill={fill} />
      <path d="M-36-40h72" />
    </>
  ),
};

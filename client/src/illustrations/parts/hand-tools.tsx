import { type Part, TONE } from '~/illustrations/piece.tsx';

const SPANNER = 'M-8-56.3V-42l8 6 8-6V-56.3A20 20 0 0 1 10-20.7V44a10 10 0 0 1-20 0V-20.7A20 20 0 0 1-8-56.3z';

export const spanner: Part = {
  outline: SPANNER,
  draw: (fill) => (
    <>
      <path d={SPANNER} fill={fill} />
      <path d="M0 43v.1" strokeWidth="7" />
    </>
  ),
};

const HAMMER_HEAD = 'M-32-54h11v5h22c16 0 27 7 32 20-9-6-18-8-27-7v10h-16v-7h-11v5h-11z';
const HAMMER_HANDLE = 'M-10-27h15l2 80a6 6 0 0 1-6 6h-7a6 6 0 0 1-6-6z';

export const hammer: Part = {
  outline: HAMMER_HEAD + HAMMER_HANDLE,
  draw: (fill) => (
    <>
      <path d={HAMMER_HANDLE} fill={fill} />
      <path d={HAMMER_HEAD} fill={fill === TONE.white ? TONE.steel : TONE.white} />
      <path d="M-10.6 20h16.4M-11 32h17" />
    </>
  ),
};

const GRIP = 'M-11-54a7 7 0 0 1 7-7h8a7 7 0 0 1 7 7v34l-5 9H-6l-5-9z';
const SHAFT = 'M-4-11h8v46l3 7-3 13h-8l-3-13 3-7z';

export const screwdriver: Part = {
  outline: GRIP + SHAFT,
  draw: (fill) => (
    <>
      <path d={SHAFT} fill={TONE.white} />
      <path d={GRIP} fill={fill} />
      <path d="M-3.5-50v26M4-50v26" strokeWidth="2" />
    </>
  ),
};

const BLADE = `M-37-23L74-3V14${'l-7 7-7-7'.repeat(7)}L-32 17z`;
const HANDLE = 'M-76-26c-2-3 0-6 4-6h34c3 0 5 2 5 5l3 40c0 5-3 8-8 8h-22c-9 0-14-5-15-13z';

export const saw: Part = {
  outline: BLADE + HANDLE,
  draw: (fill) => (
    <>
      <path d={BLADE} fill={TONE.white} />
      <path d={HANDLE} fill={fill} />
      <path d="M-63-17h17l1 22h-10c-4 0-6-2-7-6z" fill="var(--panel)" />
      <path d="M-20-10v.1M-6-7.5v.1" strokeWidth="5" />
    </>
  ),
};

const STOCK = 'M-34-38h18v76h-18z';

export const trySquare: Part = {
  outline: `${STOCK}M-16 18h58v18h-58z`,
  draw: (fill) => (
    <>
      <path d="M-16 18h58v18h-58z" fill={TONE.white} />
      <path d="M-4 18v6M6 18v9M16 18v6M26 18v9" strokeWidth="2" />
      <path d={STOCK} fill={fill} />
      <path d="M-25-28v.1M-25 28v.1" strokeWidth="5" />
    </>
  ),
};

const CASE = 'M-32-24a12 12 0 0 1 12-12h26c20 0 34 16 34 34v34h-72z';

export const tapeMeasure: Part = {
  outline: `${CASE}M36 20h55v-6h6v27h-6v-9H36z`,
  draw: (fill) => (
    <>
      <path d="M36 20h58v12H36z" fill={TONE.yellow} />
      <path d="M94 16v24" strokeWidth="5" />
      <path d="M50 32v-5M60 32v-7M70 32v-5M80 32v-7" strokeWidth="2" />
      <path d={CASE} fill={fill} />
      <circle cx="3" cy="-1" r="17" fill={TONE.white} />
      <circle cx="3" cy="-1" r="5" fill={TONE.ink} />
    </>
  ),
};

const BRISTLES = 'M-20 10h40l3 34c0 3-2 4-4 4h-38c-2 0-4-1-4-4z';
const BRUSH_HANDLE = 'M-7-54a7 7 0 0 1 14 0l-2 36h12c2 0 3 1 3 3v25h-40v-25c0-2 1-3 3-3h12z';

export const paintBrush: Part = {
  outline: BRISTLES + BRUSH_HANDLE,
  draw: (fill) => (
    <>
      <path d={BRISTLES} fill={TONE.white} />
      <path d={BRUSH_HANDLE} fill={fill} />
      <path d="M-20 0h40M-9 26v20M1 22v24M11 28v18" strokeWidth="2.5" />
    </>
  ),
};

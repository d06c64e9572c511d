import { type Part, TONE } from '~/illustrations/piece.tsx';

/** A wheel of radius 24; scale it down for cars. */
export const wheel: Part = {
  outline: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z',
  draw: (fill) => (
    <>
      <circle r="22.5" fill={TONE.ink} />
      <circle r="17.5" stroke={TONE.steel} strokeWidth="1" strokeDasharray="0.1 5.4" />
      <circle r="12" fill={fill} />
      <circle r="3" fill={TONE.ink} />
    </>
  ),
};

const CAR =
  'M-90-20v-13c0-7 5-11 12-12l26-5 18-23c4-5 9-8 16-8h54c8 0 14 4 17 10l11 24c12 3 18 9 18 18v8c0 4-2 6-6 6H-84c-4 0-6-2-6-5z';

/** A hatchback facing left, without wheels: they go at (-52, -16) and (50, -16). */
export const car: Part = {
  outline: CAR,
  draw: (fill) => (
    <>
      <path d={CAR} fill={fill} />
      <path d="M-72-15a20 20 0 0 1 40 0zM30-15a20 20 0 0 1 40 0z" fill={TONE.ink} />
      <path d="M-31-53l13-17c2-3 5-4 9-4h10v21zM11-74h25c4 0 7 2 8 5l7 16H11z" fill={TONE.steel} />
      <path d="M6-46v27M15-42h9" />
      <path d="M-88-35h9a4 4 0 0 1 0 8h-10z" fill={TONE.white} />
      <path d="M81-38h-8v10h9" fill={TONE.red} />
    </>
  ),
};

export const jack: Part = {
  outline: 'M-22 0l8-16 14-14 14 14 8 16zM-13-36h26v7h-26z',
  draw: (fill) => (
    <>
      <path d="M-16 0L0-15 16 0z" fill={fill} />
      <path d="M0-33L-17-15M0-33l17 18M-17-15L0-2M17-15L0-2M-17-15h46" strokeWidth="4" />
      <path d="M-12-37h24v6h-24z" fill={fill} />
    </>
  ),
};

const VAN = 'M-96-22v-70c0-5 3-8 8-8h118v14h20c7 0 12 3 16 9l16 25c7 2 11 6 11 13v17c0 4-2 6-6 6h-177c-4 0-6-2-6-6z';

/** A panel van facing right, without wheels: they go at (-54, -16) and (54, -16). */
export const van: Part = {
  outline: VAN,
  draw: (fill) => (
    <>
      <path d={VAN} fill={fill} />
      <path d="M-74-16a20 20 0 0 1 40 0zM34-16a20 20 0 0 1 40 0z" fill={TONE.ink} />
      <path d="M38-74h11c4 0 7 2 9 5l11 19H38z" fill={TONE.steel} />
      <path d="M-94-56H30v16H-96v-14" fill={TONE.yellow} />
      <path d="M30-98v80M38-40h8" />
      <path d="M92-40h-8a5 5 0 0 0 0 9h9" fill={TONE.yellow} />
    </>
  ),
};

const CAB = 'M24-20v-66h22c6 0 11 3 14 8l14 24c10 2 15 7 15 15v14c0 4-2 5-5 5z';
const BED = 'M-96-20v-16h120v16z';
const BOOM = 'M-10-38l-58-50 7-9 71 59z';

/** A recovery truck facing right, without wheels: they go at (-48, -16) and (56, -16). */
export const towTruck: Part = {
  outline: CAB + BED + BOOM,
  draw: (fill) => (
    <>
      <path d={BOOM} fill={TONE.steel} />
      <path d={BED} fill={TONE.white} />
      <path d="M-14-36l12-24 8 24z" fill={TONE.steel} />
      <path d={CAB} fill={fill} />
      <path d="M36-76h9c4 0 6 2 8 4l11 20H36z" fill={TONE.steel} />
      <path d="M28-94h16v8H28z" fill={TONE.red} />
      <path d="M36-42h9M88-42h-7a4 4 0 0 0 0 8h8" fill={TONE.white} />
      <path d="M-68-20a20 20 0 0 1 40 0zM36-20a20 20 0 0 1 40 0z" fill={TONE.ink} />
    </>
  ),
};

const RING = 'M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0z';

/** Dots around the centre: the disc's holes and bolts. */
const dots = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}v.1`;
  }).join('');

export const brakeDisc: Part = {
  outline: RING,
  draw: (fill) => (
    <>
      <path d={RING} fill={fill} />
      <path d={dots(12, 50)} strokeWidth="7" />
      <circle r="34" fill={TONE.white} />
      <path d={dots(5, 23)} strokeWidth="6.5" />
      <circle r="11" fill={TONE.ink} />
    </>
  ),
};

const CALIPER =
  'M62-52A81 81 0 0 1 62 52c-4 5-11 5-15 0L36 37c-4-5-3-9 0-13a44 44 0 0 0 0-48c-3-4-4-8 0-13l11-15c4-5 11-5 15 0z';

export const caliper: Part = {
  outline: CALIPER,
  draw: (fill) => (
    <>
      <path d={CALIPER} fill={fill} />
      <path d="M62-22c4 14 4 30 0 44" />
      <path d="M54-40v.1M54 40v.1" strokeWidth="7" />
    </>
  ),
};

const PAD = 'M-32-4c0-3 1-5 4-6 18-8 38-8 56 0 3 1 4 3 4 6v18c0 4-3 6-7 4-16-7-34-7-50 0-4 2-7 0-7-4z';

export const brakePad: Part = {
  outline: `${PAD}M-10-13v-9h20v9z`,
  draw: (fill) => (
    <>
      <path d="M-10-12v-10h20v10" fill={fill} />
      <path d={PAD} fill={fill} />
      <path d="M-22 1c14-6 30-6 44 0v8c-14-5-30-5-44 0z" fill={TONE.ink} />
    </>
  ),
};

import type { Part } from '~/illustrations/piece.tsx';

const SPANNER =
  'M-11 -44c-9 4-14 13-12 22 1 6 5 11 10 14l0 52c0 7 6 12 13 12s13-5 13-12l0-52c5-3 9-8 10-14 2-9-3-18-12-22l0 17-11 6-11-6z';

export const spanner: Part = {
  outline: SPANNER,
  draw: (fill) => (
    <>
      <path d={SPANNER} fill={fill} />
      <circle cy="43" r="4" fill="var(--draw-ink)" />
    </>
  ),
};

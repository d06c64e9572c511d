import { type Part, TONE } from '~/illustrations/piece.tsx';

const MACHINE =
  'M-84-112c0-5 4-9 9-9h142c9 0 15 6 15 15v82h8c4 0 7 3 7 7v17h-178v-17c0-4 3-7 7-7h112v-56h-76v22c0 5-3 8-8 8h-30c-5 0-8-3-8-8z';

/** Its needle comes down at (-61, -24). */
export const sewingMachine: Part = {
  outline: MACHINE,
  draw: (fill) => (
    <>
      <path d="M-61-46v22M-70-30h18" strokeWidth="3.5" />
      <path d={MACHINE} fill={fill} />
      <path d="M-81-24H97M38-80v56" strokeWidth="2.5" />
      <circle cx="62" cy="-96" r="7" fill={TONE.red} />
      <path d="M-66-104h86" strokeWidth="2.5" />
      <rect x="82" y="-112" width="14" height="36" rx="4" fill={TONE.ink} />
    </>
  ),
};

const SPOOL = 'M-15-34h30v7h-4v20h4v7h-30v-7h4v-20h-4z';

export const spool: Part = {
  outline: SPOOL,
  draw: (fill) => (
    <>
      <path d="M-11-28h22v22h-22z" fill={fill} />
      <path d="M-11-21l22-3M-11-14l22-3M-11-8l22-3" strokeWidth="2" />
      <path d="M-15-35h30v7h-30zM-15-7h30v7h-30z" fill={TONE.white} />
    </>
  ),
};

const BLADES = 'M-7-58c8 14 12 34 11 56l-9 10c-10-20-12-44-2-66zM7-58c-8 14-12 34-11 56l9 10c10-20 12-44 2-66z';

export const scissors: Part = {
  outline: `${BLADES}M-36 34a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM2 34a17 17 0 1 0 34 0a17 17 0 1 0-34 0z`,
  draw: (fill) => (
    <>
      <path d={BLADES} fill={TONE.white} />
      <path d="M-3 8l-6 12M3 8l6 12" strokeWidth="7" />
      <circle cx="-18" cy="34" r="13" stroke={TONE.ink} strokeWidth="11" />
      <circle cx="-18" cy="34" r="13" stroke={fill} strokeWidth="5" />
      <circle cx="18" cy="34" r="13" stroke={TONE.ink} strokeWidth="11" />
      <circle cx="18" cy="34" r="13" stroke={fill} strokeWidth="5" />
      <path d="M0 1v.1" strokeWidth="6" />
    </>
  ),
};

const CLOTH = 'M-66-6c20-8 44-6 66-4h64V0H-60z';

export const cloth: Part = { outline: CLOTH, draw: (fill) => <path d={CLOTH} fill={fill} /> };

import { type Part, TONE } from '~/illustrations/piece.tsx';

const FACE = 'M-38-38h76v76h-76z';

/** A British socket: earth at the top, live and neutral below, with a switch. */
export const socket: Part = {
  outline: FACE,
  draw: (fill) => (
    <>
      <rect x="-38" y="-38" width="76" height="76" rx="8" fill={fill} />
      <path d="M-10-12v11M-24 13h11M-7 13h11" strokeWidth="6.5" strokeLinecap="butt" />
      <rect x="16" y="-20" width="13" height="27" rx="3" fill={TONE.red} />
      <path d="M22.5-14v5" strokeWidth="2.5" />
    </>
  ),
};

const PLUG = 'M0-30h12c14 0 20 8 27 17h13v26H39C32 22 26 30 12 30H0z';

/** Its three pins point left, and its cable starts at (52, 0). */
export const plug: Part = {
  outline: `${PLUG}M-18-20H0v40h-18z`,
  draw: (fill) => (
    <>
      <path d="M-18-20H0M-18 0H0M-18 20H0" strokeWidth="6.5" strokeLinecap="butt" />
      <path d={PLUG} fill={fill} />
      <path d="M12-14v28" />
    </>
  ),
};

const GLASS = 'M-11 22c0-10-17-15-17-35a28 28 0 0 1 56 0c0 20-17 25-17 35z';

/** Its cap is at (0, 40): turned by 180 degrees, it hangs from it. */
export const bulb: Part = {
  outline: `${GLASS}M-11 22h22v18h-22z`,
  draw: (fill) => (
    <>
      <path d={GLASS} fill={fill} />
      <path d="M-11 22h22v14c0 3-2 5-5 5H-6c-3 0-5-2-5-5z" fill={TONE.steel} />
      <path d="M-10 31h20M-5 22V6l-6-8M5 22V6l6-8" strokeWidth="2.5" />
    </>
  ),
};

const METER = 'M-42-66h84v132h-84z';

export const multimeter: Part = {
  outline: METER,
  draw: (fill) => (
    <>
      <rect x="-42" y="-66" width="84" height="132" rx="12" fill={fill} />
      <rect x="-30" y="-54" width="60" height="38" rx="4" fill={TONE.white} />
      <path d="M-24-35h10l6-11 8 20 7-14 4 5h13" strokeWidth="2.5" />
      <circle cy="16" r="22" fill={TONE.ink} />
      <path d="M0 16l9-13" stroke={TONE.white} strokeWidth="4" />
      <path d="M-18 54v.1M18 54v.1" strokeWidth="9" />
    </>
  ),
};

const BOX = 'M-52-60h104v60h-104z';

export const battery: Part = {
  outline: `${BOX}M-40-72h22v12h-22zM18-72h22v12H18z`,
  draw: (fill) => (
    <>
      <path d="M-40-72h22v12h-22z" fill={TONE.red} />
      <path d="M18-72h22v12H18z" fill={TONE.ink} />
      <rect x="-52" y="-60" width="104" height="60" rx="5" fill={fill} />
      <path d="M-52-44H52M-36-26h14M-29-33v14M22-26h14" />
    </>
  ),
};

const PROBE = 'M-6-52a6 6 0 0 1 12 0v32l-3 6h-6l-3-6z';

/** The tip of a test lead, with its point at (0, 0). */
export const probe: Part = {
  outline: PROBE,
  draw: (fill) => (
    <>
      <path d="M0-14V0" />
      <path d={PROBE} fill={fill} />
      <path d="M-6-26H6" strokeWidth="2.5" />
    </>
  ),
};

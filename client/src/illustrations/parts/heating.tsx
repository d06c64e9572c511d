import { type Part, TONE } from '~/illustrations/piece.tsx';

const columns = [-60, -36, -12, 12, 36];

export const radiator: Part = {
  outline: 'M-60-84H60V-6H-60zM-50-6h10v6h-10zM40-6h10v6H40z',
  draw: (fill) => (
    <>
      <path d="M-45-8v8M45-8v8M60-22h16v22" strokeWidth="6" />
      {columns.map((x) => (
        <rect key={x} x={x} y="-84" width="24" height="78" rx="10" fill={fill} />
      ))}
      <path d="M-48-70v50M-24-70v50M0-70v50M24-70v50M48-70v50" strokeWidth="2" />
      <rect x="66" y="-32" width="20" height="16" rx="5" fill={TONE.red} />
    </>
  ),
};

export const thermostat: Part = {
  outline: 'M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0z',
  draw: (fill) => (
    <>
      <circle r="28.5" fill={fill} />
      <circle r="17" fill={TONE.white} />
      <path d="M-22-6v.1M-15-17v.1M0-23v.1M15-17v.1M22-6v.1" strokeWidth="3.5" />
      <path d="M0 0l8-10" strokeWidth="3.5" />
    </>
  ),
};

const FAN_RING = 'M-40-72a40 40 0 1 0 80 0a40 40 0 1 0-80 0z';
const VANE = 'M0 0c-12-7-15-19-9-31 11 2 16 9 15 18-1 6-3 9-6 13z';

export const fan: Part = {
  outline: `${FAN_RING}M-5-34H5v28H5zM-28-9h56V0h-56z`,
  draw: (fill) => (
    <>
      <path d="M0-34v28" strokeWidth="8" />
      <path d="M-26 0c0-6 4-9 10-9h32c6 0 10 3 10 9z" fill={TONE.white} />
      <circle cy="-72" r="38.5" fill={TONE.white} />
      <g transform="translate(0 -72)">
        {[0, 120, 240].map((angle) => (
          <path key={angle} d={VANE} fill={fill} transform={`rotate(${angle})`} />
        ))}
        <circle r="7" fill={TONE.ink} />
      </g>
    </>
  ),
};

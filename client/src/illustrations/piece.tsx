import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The fills there are. Ink is for tyres and grips. */
export const TONE = {
  white: 'var(--draw-white)',
  yellow: 'var(--draw-yellow)',
  red: 'var(--draw-red)',
  steel: 'var(--draw-steel)',
  ink: 'var(--draw-ink)',
  leaf: 'var(--draw-leaf)',
} as const;

type Tone = keyof typeof TONE;

/**
 * A thing that hangs on the board or stands on the shelf. Hanging things are drawn around their
 * middle, standing ones on (0, 0).
 */
export interface Part {
  /** The outer edge as path data; its shadow. */
  outline: string;
  /** The drawing; `fill` is the colour of its main part. */
  draw: (fill: string) => ReactNode;
}

interface PieceProps {
  part: Part;
  at: readonly [x: number, y: number];
  tone: Tone;
  /** Degrees clockwise. */
  turn?: number;
  size?: number;
  flip?: boolean;
}

/**
 * One part in its place. The shadow always falls to the lower right, however the part is turned.
 */
export function Piece({ part, at: [x, y], tone, turn = 0, size = 1, flip = false }: PieceProps) {
  const pose = `rotate(${turn}) scale(${flip ? -size : size} ${size})`;
  return (
    <>
      <path d={part.outline} className={styles.shadow} transform={`translate(${x + 5} ${y + 5}) ${pose}`} />
      <g transform={`translate(${x} ${y}) ${pose}`}>{part.draw(TONE[tone])}</g>
    </>
  );
}

import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The fill colours. Ink is for tyres and grips. */
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
 * A drawing of an object. Objects that hang on the board have their centre at (0, 0), objects that
 * stand on a shelf their base.
 */
export interface Part {
  /** The outline as path data, also used for the shadow. */
  outline: string;
  /** Draws it; `fill` is the main colour. */
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

/** A part at a position. The shadow falls to the lower right, whatever the rotation. */
export function Piece({ part, at: [x, y], tone, turn = 0, size = 1, flip = false }: PieceProps) {
  const transform = `rotate(${turn}) scale(${flip ? -size : size} ${size})`;
  return (
    <>
      <path d={part.outline} className={styles.shadow} transform={`translate(${x + 5} ${y + 5}) ${transform}`} />
      <g transform={`translate(${x} ${y}) ${transform}`}>{part.draw(TONE[tone])}</g>
    </>
  );
}

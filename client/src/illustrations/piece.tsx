import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The fills there are. Ink is for tyres and grips. */
export const TONE = {
  white: 'var(--draw-white)',
  yellow: 'var(--draw-yellow)',
  red: 'var(--draw-red)',
  steel: 'var(--draw-steel)',
  ink: 'var(--draw-ink)',
} as const;

export type Tone = keyof typeof TONE;

/** A thing that can hang on the board or stand on the shelf, drawn around its own origin. */
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
  flip?: boolean;
}

/** One part in its place. The shadow always falls to the lower right, however the part is turned. */
export function Piece({ part, at: [x, y], tone, turn = 0, flip = false }: PieceProps) {
  const pose = `${turn ? ` rotate(${turn})` : ''}${flip ? ' scale(-1 1)' : ''}`;
  return (
    <>
      <path d={part.outline} className={styles.shadow} transform={`translate(${x + 5} ${y + 6})${pose}`} />
      <g transform={`translate(${x} ${y})${pose}`}>{part.draw(TONE[tone])}</g>
    </>
  );
}

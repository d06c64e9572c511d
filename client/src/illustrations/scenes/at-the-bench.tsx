import { cloth, scissors, sewingMachine, spool } from '~/illustrations/parts/cloth.tsx';
import { gardenFork, grass, mower, plant } from '~/illustrations/parts/garden.tsx';
import { hammer, saw, trySquare } from '~/illustrations/parts/hand-tools.tsx';
import { Shelf } from '~/illustrations/parts/shelf.tsx';
import { Piece } from '~/illustrations/piece.tsx';

/** A half-sawn plank. */
export function Carpentry() {
  return (
    <>
      <Piece part={hammer} at={[46, 64]} tone="red" turn={-8} size={0.86} />
      <Piece part={trySquare} at={[276, 58]} tone="yellow" size={0.86} />
      <Shelf />
      <path d="M70 140l-16 30M96 140l16 30M224 140l-16 30M250 140l16 30" strokeWidth="9" />
      <path d="M70 140l-16 30M96 140l16 30M224 140l-16 30M250 140l16 30" stroke="var(--draw-white)" strokeWidth="3.5" />
      <Piece part={saw} at={[152, 88]} tone="red" turn={48} />
      <path d="M20 122h280v18H20z" fill="var(--draw-yellow)" />
      <path d="M32 131h40M88 129h34M206 131h26M244 133h44" strokeWidth="2" />
      <path d="M182 122v13" />
    </>
  );
}

/** A mower on fresh grass, a potted plant and a garden fork. */
export function Landscaping() {
  return (
    <>
      <Piece part={gardenFork} at={[36, 76]} tone="yellow" />
      <Shelf />
      <Piece part={grass} at={[70, 170]} tone="leaf" />
      <Piece part={mower} at={[160, 170]} tone="red" />
      <Piece part={grass} at={[222, 170]} tone="leaf" />
      <Piece part={plant} at={[266, 170]} tone="yellow" />
    </>
  );
}

/** A sewing machine with cloth under its needle. */
export function Tailoring() {
  return (
    <>
      <Piece part={scissors} at={[272, 72]} tone="red" turn={6} size={0.92} />
      <Shelf />
      <Piece part={spool} at={[160, 58]} tone="yellow" />
      <Piece part={sewingMachine} at={[124, 170]} tone="white" />
      <Piece part={cloth} at={[76, 147]} tone="red" />
      <Piece part={spool} at={[256, 170]} tone="red" />
      <Piece part={spool} at={[290, 170]} tone="yellow" />
    </>
  );
}

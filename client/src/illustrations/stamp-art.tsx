import { spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';

/** The spanner on a stamp of 100 by 120 units. */
export function StampArt() {
  return <Piece part={spanner} at={[50, 60]} tone="white" turn={20} size={0.66} />;
}

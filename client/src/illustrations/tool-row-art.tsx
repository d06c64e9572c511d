import { plug } from './parts/electrics.tsx';
import { hammer, paintBrush, screwdriver, spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';

/** Five tools side by side, 440 by 100 units. */
export function ToolRowArt() {
  return (
    <>
      <Piece part={spanner} at={[62, 50]} tone="white" turn={78} size={0.66} />
      <Piece part={hammer} at={[148, 52]} tone="yellow" turn={14} size={0.6} />
      <Piece part={screwdriver} at={[232, 50]} tone="red" turn={-78} size={0.62} />
      <Piece part={plug} at={[312, 50]} tone="white" turn={6} size={0.6} />
      <Piece part={paintBrush} at={[386, 50]} tone="yellow" turn={72} size={0.6} />
    </>
  );
}

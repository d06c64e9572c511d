import { plug } from './parts/electrics.tsx';
import { hammer, paintBrush, saw, screwdriver, spanner, tapeMeasure } from './parts/hand-tools.tsx';
import { wheel } from './parts/vehicles.tsx';
import { Piece } from './piece.tsx';

/** Tools all around 520 by 440 units, with the middle free for the sheet. */
export function WideBoardArt() {
  return (
    <>
      <Piece part={spanner} at={[56, 88]} tone="white" turn={-12} />
      <Piece part={saw} at={[218, 48]} tone="yellow" turn={3} />
      <path d="M402 0c0 30 66 6 66 44" strokeWidth="7" />
      <Piece part={plug} at={[468, 96]} tone="white" turn={-90} />
      <Piece part={hammer} at={[64, 228]} tone="yellow" turn={6} />
      <Piece part={screwdriver} at={[466, 226]} tone="red" turn={8} />
      <Piece part={paintBrush} at={[62, 366]} tone="red" turn={-8} />
      <Piece part={tapeMeasure} at={[232, 392]} tone="yellow" size={1.1} />
      <Piece part={wheel} at={[458, 362]} tone="white" size={1.75} />
    </>
  );
}

/** For phones, 360 by 440 units: tools above and below. */
export function TallBoardArt() {
  return (
    <>
      <Piece part={spanner} at={[66, 46]} tone="white" turn={68} size={0.9} />
      <Piece part={saw} at={[248, 48]} tone="yellow" turn={3} size={0.95} />
      <Piece part={hammer} at={[70, 388]} tone="red" turn={-66} size={0.9} />
      <Piece part={tapeMeasure} at={[176, 396]} tone="yellow" size={0.9} />
      <Piece part={wheel} at={[316, 392]} tone="white" size={1.3} />
    </>
  );
}

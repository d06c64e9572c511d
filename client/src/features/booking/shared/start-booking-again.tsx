import { StartAgainButton } from '~/ui/start-again-button.tsx';

const COPY = {
  title: 'Start again?',
  text: 'This deletes everything you’ve filled in, including your photos.',
  keep: 'Keep my draft',
  confirm: 'Delete my draft',
};

/** Deletes the draft of a booking, after a confirmation. */
export function StartBookingAgain({ onStartAgain }: { onStartAgain: () => void }) {
  return <StartAgainButton label="Start again" copy={COPY} onStartAgain={onStartAgain} />;
}

import { useNavigate } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { StartAgainButton } from '~/ui/start-again-button.tsx';

const COPY = {
  title: 'Clear your answers?',
  text: 'We’ll remove everything you’ve filled in from this device, including your photo and certificates.',
  keep: 'Keep my answers',
  confirm: 'Clear my answers',
};

/** Asks for confirmation, clears the draft and opens the first step. */
export function ClearAnswersButton({ onClear }: { onClear: () => void }) {
  const navigate = useNavigate();
  const clear = () => {
    onClear();
    void navigate(paths.joinUs);
  };
  return <StartAgainButton label="Clear my answers" copy={COPY} onStartAgain={clear} />;
}

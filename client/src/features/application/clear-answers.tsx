import { useNavigate } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { StartAgainButton } from '~/ui/start-again-button.tsx';

const WORDS = {
  title: 'Clear your answers?',
  text: 'Everything you have filled in, your picture and certificates too, is removed from this device.',
  keep: 'Keep my answers',
  confirm: 'Clear my answers',
};

/** Throws the application away, once the applicant has said that they mean it. */
export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const navigate = useNavigate();
  const clear = () => {
    onClear();
    void navigate(paths.joinUs);
  };
  return <StartAgainButton label="Clear my answers" copy={WORDS} onStartAgain={clear} />;
}

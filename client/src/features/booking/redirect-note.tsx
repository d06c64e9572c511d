import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '~/ui/button.tsx';
import styles from './redirect-note.module.css';

const SECONDS = 10;

/** Goes to another page after ten seconds, counted where everybody sees it, unless told to stay. */
export function RedirectNote({ to, state }: { to: string; state: unknown }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);
  const [stays, setStays] = useState(false);
  const go = useEffectEvent(() => void navigate(to, { state, replace: true }));

  useEffect(() => {
    if (stays) return;
    if (left === 0) {
      go();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stays]);

  if (stays) return <p role="status">You stay here. Verify your email whenever you are ready.</p>;
  return (
    <p className={styles.note}>
      <span>
        We take you to verify your email in{' '}
        <strong className="figures">
          {left} {left === 1 ? 'second' : 'seconds'}
        </strong>
        .
      </span>
      <Button variant="outline" onClick={() => setStays(true)}>
        Stay here
      </Button>
    </p>
  );
}

import { useNavigate } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { StartAgain } from '~/ui/start-again.tsx';
import { Opening } from './application-opening.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { KEPT_DAYS } from './application-store.ts';
import styles from './application-top.module.css';

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

const CLEAR = {
  title: 'Clear your answers?',
  text: 'Everything you have filled in, your picture and certificates too, is removed from this device.',
  keep: 'Keep my answers',
  confirm: 'Clear my answers',
};

interface ApplicationTopProps {
  step: ApplicationStep;
  /** Whether there is anything to clear. */
  isBegun: boolean;
  onClear: () => void;
}

/** Where the page is (JOIN-01), what it is for, and what is kept of it. */
export function ApplicationTop({ step, isBegun, onClear }: ApplicationTopProps) {
  const navigate = useNavigate();
  const clear = () => {
    onClear();
    void navigate(paths.joinUs);
  };
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      {step === 'basics' ? <Opening /> : <h1 className={styles.name}>Join our team</h1>}
      <div className={styles.kept} data-begun={isBegun}>
        <p>We keep this on this device for {KEPT_DAYS} days, so you can stop and come back.</p>
        <StartAgain label="Clear my answers" words={CLEAR} onStartAgain={clear} />
      </div>
    </>
  );
}

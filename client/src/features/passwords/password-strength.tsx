import { Check, Circle } from 'lucide-react';
import { passwordRules, passwordStrength } from '#shared/password-rules.ts';
import { cx } from '~/ui/cx.ts';
import styles from './password-strength.module.css';

/** The five rules, which of them are met, and the strength as text and bar (AUTH-23, REG-08). */
export function PasswordStrength({ password }: { password: string }) {
  const { points, label, isTooCommon } = passwordStrength(password);
  return (
    <div className={styles.strength}>
      <div className={styles.head}>
        <p>Your password needs</p>
        <p role="status" className={styles.label} data-strength={label}>
          {password !== '' && (
            <>
              <span className="visually-hidden">Strength: </span>
              {label}
              {isTooCommon && ': too common'}
            </>
          )}
        </p>
      </div>
      <div aria-hidden="true" className={styles.track} data-strength={label}>
        <div className={styles.bar} style={{ width: `${points}%` }} />
      </div>
      <ul className={styles.rules}>
        {passwordRules.map(({ id, label, isMet }) => {
          const met = isMet(password);
          return (
            <li key={id} className={cx(styles.rule, met && styles.met)}>
              {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
              {label}
              <span className="visually-hidden">{met ? ', met' : ', not met yet'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

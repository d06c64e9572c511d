import { BellRing, CalendarClock, Car, CreditCard, type LucideIcon, ReceiptPoundSterling } from 'lucide-react';
import { Link } from 'react-router-dom';
import art from '~/illustrations/art.module.css';
import { LazyDrawing } from '~/illustrations/lazy-drawing.tsx';
import { ScenePanel } from '~/illustrations/scene-panel.tsx';
import { paths } from '~/site/paths.ts';
import styles from './account-benefits.module.css';

const BENEFITS: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: BellRing, title: 'Follow your appointments', text: 'We’ll tell you when a specialist confirms.' },
  { Icon: CreditCard, title: 'Pay online', text: 'You don’t pay anything until it’s confirmed.' },
  { Icon: CalendarClock, title: 'Change your plans', text: 'Reschedule or cancel without phoning us.' },
  { Icon: ReceiptPoundSterling, title: 'Keep every repair', text: 'See the parts, the labour and the receipt.' },
  { Icon: Car, title: 'Book faster', text: 'We’ll fill in your vehicle and your address.' },
];

/** What an account gives, beside the forms to log in, to register and to reset a password. */
export function AccountBenefits() {
  return (
    <section aria-labelledby="benefits-title" className={styles.benefits}>
      <div className={art.frame}>
        <ScenePanel tint="green" width={440} height={100}>
          <LazyDrawing set="others" name="tool-row" />
        </ScenePanel>
      </div>
      <h2 id="benefits-title" className={styles.title}>
        With an account you can
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden />
            <p>
              <b>{title}</b>
              <span className={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        You can also <Link to={paths.appointment}>book without an account</Link>.
      </p>
    </section>
  );
}

import { contact } from '~/content/contact.ts';
import { product } from '~/site/product.ts';
import { PhonePlate } from '~/ui/phone-plate.tsx';
import styles from './contact-ways.module.css';

const { title, leicester, nottingham, email, post, postSoon } = contact.ways;

/** Both telephones, the email address, and the postal address to come (INFO-19). */
export function ContactWays() {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.ways}>
        <div className={styles.way}>
          <dt className="caps">{leicester}</dt>
          <dd>
            <PhonePlate phone={product.phones.leicester} size="md" />
          </dd>
        </div>
        <div className={styles.way}>
          <dt className="caps">{nottingham}</dt>
          <dd>
            <PhonePlate phone={product.phones.nottingham} size="md" tone="white" />
          </dd>
        </div>
        <div className={styles.line}>
          <dt className="caps">{email}</dt>
          <dd>
            <a href={product.supportHref}>{product.supportEmail}</a>
          </dd>
        </div>
        <div className={styles.line}>
          <dt className="caps">{post}</dt>
          <dd>{postSoon}</dd>
        </div>
      </dl>
    </section>
  );
}

import { contact } from '~/content/contact.ts';
import { product } from '~/site/product.ts';
import { PhonePlate } from '~/ui/phone-plate.tsx';
import styles from './contact-details.module.css';

const { title, leicester, nottingham, email, postalAddress, comingSoon } = contact.details;

/**
 * Both phone numbers, the email address, and a note that the postal address is coming (INFO-19).
 */
export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.details}>
        <div className={styles.phone}>
          <dt className="caps">{leicester}</dt>
          <dd>
            <PhonePlate phone={product.phones.leicester} size="md" />
          </dd>
        </div>
        <div className={styles.phone}>
          <dt className="caps">{nottingham}</dt>
          <dd>
            <PhonePlate phone={product.phones.nottingham} size="md" tone="white" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className="caps">{email}</dt>
          <dd>
            <a href={product.supportHref}>{product.supportEmail}</a>
          </dd>
        </div>
        <div className={styles.row}>
          <dt className="caps">{postalAddress}</dt>
          <dd>{comingSoon}</dd>
        </div>
      </dl>
    </section>
  );
}

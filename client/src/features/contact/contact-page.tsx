import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contact } from '~/content/contact.ts';
import { PostageStamp } from '~/illustrations/postage-stamp.tsx';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { PhonePlate } from '~/ui/phone-plate.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

const { title, lead, form, details, urgent, partners } = contact;

export function Component() {
  const dialog = useImmediateServiceDialog();
  return (
    <>
      <div className={styles.header}>
        <PageHeader title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} lead={lead} />
      </div>
      <Container className={styles.page}>
        <section aria-labelledby="write" className={styles.form}>
          <div className={styles.formHeader}>
            <div>
              <h2 id="write">{form.title}</h2>
              <p className={styles.muted}>{form.lead}</p>
            </div>
            <PostageStamp className={styles.stamp} />
          </div>
          <ContactForm />
        </section>
        <div className={styles.side}>
          <ContactDetails />
          <section aria-labelledby="urgent" className={styles.urgent}>
            <h2 id="urgent" className={styles.heading}>
              {urgent.title}
            </h2>
            <p className={styles.muted}>
              {urgent.text}{' '}
              <span className={styles.callback}>
                <RangeText text={urgent.callback} />.
              </span>
            </p>
            <Button variant="flare-outline" aria-haspopup="dialog" icon={<Siren aria-hidden />} onClick={dialog.open}>
              {urgent.action}
            </Button>
          </section>
          <section aria-labelledby="partners">
            <h2 id="partners" className={styles.heading}>
              {partners.title}
            </h2>
            <p className={styles.muted}>
              {partners.text} <Link to={paths.joinUs}>{partners.link}</Link>.
            </p>
          </section>
        </div>
      </Container>
    </>
  );
}

/**
 * Both phone numbers, the email address, and a note that the postal address is coming (INFO-19).
 */
function ContactDetails() {
  const { leicester, nottingham, email, postalAddress, comingSoon } = details;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.detailsTitle}>
        {details.title}
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

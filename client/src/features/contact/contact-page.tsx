import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contact } from '~/content/contact.ts';
import { PostageStamp } from '~/illustrations/postage-stamp.tsx';
import { useImmediateService } from '~/site/immediate-service-context.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactWays } from './contact-ways.tsx';

const { title, lead, form, urgent, partners } = contact;

export function Component() {
  const help = useImmediateService();
  return (
    <>
      <div className={styles.header}>
        <PageHeader title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} lead={lead} />
      </div>
      <Container className={styles.page}>
        <section aria-labelledby="write" className={styles.letter}>
          <div className={styles.head}>
            <div>
              <h2 id="write">{form.title}</h2>
              <p className={styles.soft}>{form.lead}</p>
            </div>
            <PostageStamp className={styles.stamp} />
          </div>
          <ContactForm />
        </section>
        <div className={styles.side}>
          <ContactWays />
          <section aria-labelledby="urgent" className={styles.urgent}>
            <h2 id="urgent" className={styles.small}>
              {urgent.title}
            </h2>
            <p className={styles.soft}>
              {urgent.text} <span className={styles.whole}>{urgent.promise}.</span>
            </p>
            <Button variant="flare-outline" aria-haspopup="dialog" icon={<Siren aria-hidden />} onClick={help.open}>
              {urgent.action}
            </Button>
          </section>
          <section aria-labelledby="partners">
            <h2 id="partners" className={styles.small}>
              {partners.title}
            </h2>
            <p className={styles.soft}>
              {partners.text} <Link to={paths.joinUs}>{partners.link}</Link>.
            </p>
          </section>
        </div>
      </Container>
    </>
  );
}

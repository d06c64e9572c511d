import { ArrowRight } from 'lucide-react';
import { faq } from '~/content/faq.ts';
import { paths } from '~/site/paths.ts';
import { faqPage } from '~/site/structured-data/faq-page.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Container } from '~/ui/container.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './faq.module.css';

export function Faq() {
  return (
    <section aria-labelledby="faq-title" className={styles.faq}>
      <StructuredData thing={faqPage(faq)} />
      <Container className={styles.columns}>
        <div className={styles.head}>
          <h2 id="faq-title">Frequently asked questions</h2>
          <p>Something else? It’s quicker to call us.</p>
          <div className={styles.links}>
            <TextLink to={paths.about} iconEnd={<ArrowRight aria-hidden />}>
              About us
            </TextLink>
            <TextLink to={paths.contact} iconEnd={<ArrowRight aria-hidden />}>
              Contact us
            </TextLink>
          </div>
        </div>
        <Accordion name="faq" items={faq} />
      </Container>
    </section>
  );
}

import { serviceSummaries } from '~/content/service-summaries.ts';
import { servicesPage, tiledServices } from '~/content/services-page.ts';
import { ServiceTiles } from '~/features/services/service-tiles.tsx';
import { paths } from '~/site/paths.ts';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Section } from '~/ui/section.tsx';
import styles from './services-page.module.css';

const { title, lead, intro, otherServices, callToAction } = servicesPage;
const count = Object.keys(serviceSummaries).length;

export function Component() {
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: 'Services' }]} lead={lead} />
      <Container>
        <div className={styles.intro}>
          {intro.map(({ title: heading, text }) => (
            <div key={heading} className={styles.point}>
              <h2 className={styles.heading}>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Container>
      <Section
        title="What needs fixing?"
        lead={`Here are the eight services people need most urgently. We cover ${count} trades in total.`}
      >
        <ServiceTiles slugs={tiledServices} columns={4} headingLevel={3} />
        <p className={styles.otherServices}>{otherServices}</p>
      </Section>
      <ContactBanner {...callToAction} />
    </>
  );
}

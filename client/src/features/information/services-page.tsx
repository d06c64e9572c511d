import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { servicesPage, tiledServices } from '~/content/services-page.ts';
import { ServiceTilesWithPrices } from '~/features/services/service-tiles-with-prices.tsx';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { paths } from '~/site/paths.ts';
import { serviceSlugs } from '~/site/service-slug.ts';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Section } from '~/ui/section.tsx';
import styles from './services-page.module.css';

const { title, lead, intro, otherServices, callToAction } = servicesPage;
const otherSlugs = serviceSlugs.filter((slug) => !tiledServices.includes(slug));

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
        lead={`Here are the eight services people need most urgently. We cover ${serviceSlugs.length} trades in total.`}
      >
        <ServiceTilesWithPrices slugs={tiledServices} columns={4} headingLevel={3} />
        <OtherServices />
      </Section>
      <ContactBanner {...callToAction} />
    </>
  );
}

/** Links to the services without a tile (C-97). */
function OtherServices() {
  return (
    <nav aria-labelledby="other-services" className={styles.others}>
      <h3 id="other-services" className={styles.heading}>
        {otherServices}
      </h3>
      <ul className={styles.otherLinks}>
        {otherSlugs.map((slug) => (
          <li key={slug}>
            <Link to={paths.service(slug)} className={styles.otherLink}>
              <span className={styles.icon}>
                <TradeIcon slug={slug} />
              </span>
              {serviceSummaries[slug].name}
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { ArrowRight } from 'lucide-react';
import { brands } from '~/content/brands.ts';
import { faq } from '~/content/faq.ts';
import { homeCallToAction, problems } from '~/content/home.ts';
import { earlyCustomers } from '~/content/testimonials.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/site/paths.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import type { StructuredThing } from '~/site/structured-data/structured-thing.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Section } from '~/ui/section.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { Testimonials } from '~/ui/testimonials.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { ServicesStrip } from './services-strip.tsx';
import { Specialists } from './specialists.tsx';
import { TrustBoxes } from './trust-boxes.tsx';

export function Component() {
  return (
    <>
      <Hero />
      <ServicesStrip />
      <Specialists />
      <CommonProblems />
      <TrustBoxes />
      <HowItWorks />
      <Testimonials
        title="What our customers say"
        lead="From our early customers, spring 2025."
        label="What early customers say"
        testimonials={earlyCustomers}
      />
      <Brands />
      <ContactBanner {...homeCallToAction} />
      <Gallery />
      <Faq />
      <PartnerLogos />
    </>
  );
}

/** The nine partner brands (HOME-16). */
function Brands() {
  return (
    <Section title="Brands our specialists work with">
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Common problems, each on a short job sheet (HOME-14). */
function CommonProblems() {
  return (
    <Section
      title="Common problems in maintenance"
      lead="Small faults are cheap to fix early. These are the three that get worse most often."
    >
      <div className={styles.sheets}>
        {problems.map(({ title, symptom, cause, consequence, firstStep, stamp }) => (
          <JobSheet
            key={title}
            label={title}
            headingLevel={3}
            stamp={<Stamp tone={stamp.tone}>{stamp.text}</Stamp>}
            rows={[
              { id: 'symptom', label: 'You notice', value: symptom },
              { id: 'cause', label: 'Usual cause', value: cause },
              { id: 'consequence', label: 'If you wait', value: consequence },
              { id: 'firstStep', label: 'First step', value: <b>{firstStep}</b> },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}

function Faq() {
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

/** In this order, the colours of neighbouring drawings differ. */
const drawings: { slug: ServiceSlug; label: string }[] = [
  { slug: 'vehicle-repair', label: 'Tools for vehicle repair' },
  { slug: 'electrical-diagnostics', label: 'Tools for electrical diagnostics' },
  { slug: 'plumbing-repair', label: 'Tools for plumbing' },
  { slug: 'landscaping', label: 'Tools for landscaping' },
  { slug: 'carpentry', label: 'Tools for carpentry' },
  { slug: 'towing', label: 'Equipment for towing' },
  { slug: 'tailoring', label: 'Tools for tailoring' },
  { slug: 'hvac-repair', label: 'Tools for heating and ventilation' },
  { slug: 'couriers', label: 'Equipment for couriers' },
  { slug: 'cleaning-service', label: 'Tools for cleaning' },
  { slug: 'brake-repair', label: 'Tools for brake repair' },
  { slug: 'electrical-repair', label: 'Tools for electrical repair' },
];

/** The gallery (HOME-20): the tools of the twelve trades. */
function Gallery() {
  return (
    <Section title="Tools of the trade" lead="A look at the tools of all twelve trades.">
      <ul className={styles.drawings}>
        {drawings.map(({ slug, label }) => (
          <li key={slug}>
            <ServiceScene slug={slug} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredThing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

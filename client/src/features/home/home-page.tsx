import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brands, faq, homeCallToAction, howItWorks, problems, trustBoxes } from '~/content/home.ts';
import { homeServices } from '~/content/services-page.ts';
import { earlyCustomers } from '~/content/testimonials.ts';
import { ServiceTilesWithPrices } from '~/features/services/service-tiles-with-prices.tsx';
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
import { Hero, TRUST_ICONS } from './hero.tsx';
import styles from './home-page.module.css';
import { Specialists } from './specialists.tsx';

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
        lead="From our early customers, in spring 2025."
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

export function HowItWorks() {
  return (
    <Section title="How it works" tint="band">
      <ol className={styles.steps}>
        {howItWorks.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.mark}>
              <span aria-hidden="true" className={styles.stepNumber}>
                {index + 1}
              </span>
              <h3>{title}</h3>
            </div>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Reasons to trust us, each linking to the services (HOME-15). */
export function TrustBoxes() {
  return (
    <Section title="Checked before we list them">
      <ul className={styles.boxes}>
        {trustBoxes.map(({ icon, title, text, link }) => {
          const Icon = TRUST_ICONS[icon];
          return (
            <li key={icon}>
              <Link to={paths.services} className={styles.box}>
                <Icon aria-hidden className={styles.boxIcon} />
                <h3 className={styles.boxTitle}>{title}</h3>
                <p>{text}</p>
                <span className={styles.more}>
                  {link} <ArrowRight aria-hidden />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Logos of invented partner brands (C-71): one path each, in a 48 by 48 square. */
const logos = [
  { name: 'Northlight', path: 'M24 4l5 15h15L32 28l5 16-13-10-13 10 5-16L4 19h15z' },
  { name: 'Kestrel', path: 'M4 30C14 28 20 20 24 6c4 14 10 22 20 24-8 2-14 0-20-6-6 6-12 8-20 6zM24 28l4 14h-8z' },
  {
    name: 'Brightwater',
    path: 'M24 4c10 12 14 18 14 24a14 14 0 01-28 0c0-6 4-12 14-24zM16 28a8 8 0 008 8v-4a4 4 0 01-4-4z',
  },
  {
    name: 'Oakmere',
    path: 'M24 4a9 9 0 019 8 9 9 0 013 16 9 9 0 01-9 6v10h-6V34a9 9 0 01-9-6 9 9 0 013-16 9 9 0 019-8z',
  },
  { name: 'Tallis', path: 'M6 8h36v10H30v26H18V18H6zM10 12v2h28v-2z' },
  { name: 'Ravenscar', path: 'M4 42L18 10l8 14 6-8 12 26zM18 20l-7 16h14z' },
];

/** The strip of partner logos (HOME-22). */
export function PartnerLogos() {
  return (
    <Container>
      <ul className={styles.logos} aria-label="Partner logos">
        {logos.map(({ name, path }) => (
          <li key={name}>
            <svg viewBox="0 0 48 48" role="img" aria-label={name} className={styles.logo}>
              <path d={path} fillRule="evenodd" />
            </svg>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The strip of repair services (HOME-17). */
export function ServicesStrip() {
  return (
    <Section
      title="Browse by service"
      action={
        <TextLink to={paths.services} iconEnd={<ArrowRight aria-hidden />}>
          All 12 services
        </TextLink>
      }
    >
      <ServiceTilesWithPrices slugs={homeServices} columns={3} headingLevel={3} />
    </Section>
  );
}

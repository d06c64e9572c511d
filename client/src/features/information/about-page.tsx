import { ArrowRight, BadgeCheck, FileCheck, ReceiptPoundSterling } from 'lucide-react';
import { about } from '~/content/about.ts';
import { betaTesters } from '~/content/testimonials.ts';
import { HeroPegboard } from '~/illustrations/hero-pegboard.tsx';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Section } from '~/ui/section.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { Testimonials } from '~/ui/testimonials.tsx';
import styles from './about-page.module.css';

const { title, lead, mission, sheet, goals, testers, values, services, callToAction, footnote } = about;

export function Component() {
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Home', to: paths.home }, { label: title }]} lead={lead} />
      <Container className={styles.mission}>
        <section aria-labelledby="mission" className={styles.text}>
          <h2 id="mission">{mission.title}</h2>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <HeroPegboard>
          <JobSheet
            label={sheet.label}
            reference={sheet.reference}
            stamp={<Stamp tone="green">{sheet.stamp}</Stamp>}
            rows={sheet.rows}
          />
        </HeroPegboard>
      </Container>
      <Section title={goals.title} lead={goals.lead} tint="band">
        <ol className={styles.goals}>
          {goals.list.map((goal, index) => (
            <li key={goal.title} className={styles.goal}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <div>
                <h3>{goal.title}</h3>
                <p>{goal.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Testimonials title={testers.title} lead={testers.lead} label={testers.label} testimonials={betaTesters} />
      <CompanyValues />
      <Container className={styles.services}>
        <p>{services.text}</p>
        <ButtonLink to={paths.services} variant="outline" size="lg" caps iconEnd={<ArrowRight aria-hidden />}>
          {services.link}
        </ButtonLink>
      </Container>
      <ContactBanner {...callToAction} />
      <Container>
        <p className={styles.footnote}>{footnote}</p>
      </Container>
    </>
  );
}

const ICONS = { checked: FileCheck, money: ReceiptPoundSterling, guarantee: BadgeCheck };

/** The three value boxes, drawn as pinned notes (INFO-03). */
function CompanyValues() {
  return (
    <Section title={values.title}>
      <ul className={styles.boxes}>
        {values.boxes.map(({ icon, title: heading, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={icon} className={styles.box}>
              <Icon aria-hidden className={styles.icon} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

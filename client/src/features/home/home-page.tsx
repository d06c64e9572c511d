import { homeCallToAction } from '~/content/home.ts';
import { earlyCustomers } from '~/content/testimonials.ts';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Testimonials } from '~/ui/testimonials.tsx';
import { Brands } from './brands.tsx';
import { CommonProblems } from './common-problems.tsx';
import { Faq } from './faq.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
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

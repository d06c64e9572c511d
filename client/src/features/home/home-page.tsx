import { homeCall } from '~/content/home.ts';
import { earlyCustomers } from '~/content/testimonials.ts';
import { ContactBanner } from '~/ui/contact-banner.tsx';
import { Testimonials } from '~/ui/testimonials.tsx';
import { Brands } from './brands.tsx';
import { Faq } from './faq.tsx';
import { Fixing } from './fixing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { Problems } from './problems.tsx';
import { Specialists } from './specialists.tsx';
import { TrustBoxes } from './trust-boxes.tsx';
import { WorkshopWall } from './workshop-wall.tsx';

export function Component() {
  return (
    <>
      <Hero />
      <Fixing />
      <Specialists />
      <Problems />
      <TrustBoxes />
      <HowItWorks />
      <Testimonials
        title="What our customers say"
        lead="From our early customers, spring 2025."
        label="What early customers say"
        testimonials={earlyCustomers}
      />
      <Brands />
      <ContactBanner {...homeCall} />
      <WorkshopWall />
      <Faq />
      <LogoStrip />
    </>
  );
}

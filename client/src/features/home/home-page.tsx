import { Brands } from './brands.tsx';
import { CallBand } from './call-band.tsx';
import { Faq } from './faq.tsx';
import { Fixing } from './fixing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { Problems } from './problems.tsx';
import { Specialists } from './specialists.tsx';
import { Testimonials } from './testimonials.tsx';
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
      <Testimonials />
      <Brands />
      <CallBand />
      <WorkshopWall />
      <Faq />
      <LogoStrip />
    </>
  );
}

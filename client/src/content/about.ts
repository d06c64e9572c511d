import { product } from '~/site/product.ts';

/** The about page (INFO-01..05). */
export const about = {
  title: 'About us',
  lead: `${product.name} brings people in ${product.area} together with repair specialists we’ve checked before listing them.`,
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Most things that break can be repaired, and a repair usually costs less than a replacement. It also means less metal and less landfill. What stops people is not knowing who to let in, or what it’ll cost.',
      'So we do two things that are hard to do on your own. We check specialists before we list them: verified, DBS checked, liability insured and, where it applies, certified by the brand they repair. And we show you prices before you book. If a profile says ‘Contact for pricing’, the specialist agrees the price with you before work begins.',
    ],
  },
  /** The mission as a job sheet. */
  sheet: {
    label: 'Job sheet',
    reference: 'No. 1',
    stamp: 'In progress',
    rows: [
      { id: 'fault', label: 'Fault', value: 'Good things thrown away' },
      { id: 'cause', label: 'Cause', value: 'No one to trust with them' },
      { id: 'work', label: 'Work', value: 'Check, price, book, repair' },
      { id: 'guarantee', label: 'Guarantee', value: '100% satisfaction' },
    ],
  },
  goals: {
    title: 'Sustainability goals',
    lead: 'Repairing something is usually greener than replacing it. These are our goals for every job.',
    list: [
      {
        title: 'Keep it in use',
        text: 'We offer a repair before a replacement. Ask your specialist what a new one would cost, so you can compare.',
      },
      {
        title: 'Replace the part, not the whole thing',
        text: 'We’d rather replace a washer than a tap, or a hinge than a door. Your specialist will show you the worn part.',
      },
      {
        title: 'Travel less',
        text: 'Specialists choose the areas they serve, and workshops are close to the people who use them, so each repair takes fewer miles.',
      },
      {
        title: 'Tell you when it’s not worth it',
        text: 'Some things can’t be repaired, or use too much power to be worth keeping. We’ll tell you, and say where you can recycle them.',
      },
    ],
  },
  testers: {
    title: 'They tried it first',
    lead: 'Our beta testers tried the site in January and February 2025, before we opened on 1 March.',
    label: 'What our beta testers said',
  },
  values: {
    title: 'Our values',
    boxes: [
      {
        icon: 'checked',
        title: 'Checked, not claimed',
        text: 'Every badge on a profile means we’ve seen the document. No document, no badge.',
      },
      {
        icon: 'money',
        title: 'Clear about money',
        text: 'Diagnosis and brake checks are free. You can see prices before you book, you pay after we confirm, and we publish our refund policy.',
      },
      {
        icon: 'guarantee',
        title: 'Fixed properly',
        text: 'We guarantee 100% satisfaction. If a repair isn’t right, tell us and we’ll fix it.',
      },
    ],
  },
  services: {
    text: 'We cover twelve trades, from brakes to buttonholes.',
    link: 'Our services',
  },
  callToAction: {
    title: 'Something broken right now?',
    lead: 'Book an appointment, or call us and tell us what’s happened. We answer day and night, Monday to Sunday.',
  },
  footnote:
    'Our headings are set in Bricolage Grotesque, which is based on type from Sheffield foundries. Bricolage means repairing with what you have to hand, and the designer’s grandfather was a carpenter who became an electrician. It seemed the right typeface for a job sheet.',
} as const;

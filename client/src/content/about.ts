import { product } from '~/site/product.ts';

/** The about page (INFO-01..05). */
export const about = {
  title: 'About us',
  lead: `${product.name} brings people in ${product.area} together with repair specialists we've checked before listing them.`,
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Most things that break can be repaired, and a repair costs less than a replacement: less money, less metal, less landfill. It isn’t the repair that stops people. It’s not knowing who to let in, or what it will cost.',
      'So we do two things that you can’t easily do alone at the roadside or in a cold kitchen. We check specialists before we list them: verified, DBS checked, liability insured and, where it applies, certified by the brand they repair. And we show you the price before you send anything. If a profile says ‘Contact for pricing’, the specialist agrees the price with you before work begins.',
    ],
  },
  /** The mission again, as a job sheet. */
  sheet: {
    label: 'Job sheet',
    reference: 'No. 1',
    stamp: 'In hand',
    rows: [
      { id: 'fault', label: 'Fault', value: 'Good things thrown away' },
      { id: 'cause', label: 'Cause', value: 'No one to trust with them' },
      { id: 'work', label: 'Work', value: 'Check, price, book, repair' },
      { id: 'guarantee', label: 'Guarantee', value: '100% satisfaction' },
    ],
  },
  goals: {
    title: 'Sustainability goals',
    lead: 'A repair is the greenest thing most of us can buy. These are our goals for every job.',
    list: [
      {
        title: 'Keep it in use',
        text: 'We offer a repair before a replacement. Ask your specialist what a new one would cost, so you can compare.',
      },
      {
        title: 'Change the part, not the whole',
        text: 'A washer before a tap, a pad before a caliper, a hinge before a door. Your specialist shows you the worn part.',
      },
      {
        title: 'Travel less',
        text: 'Specialists choose the areas they serve, and workshops are close to the people who use them: fewer miles for each repair.',
      },
      {
        title: 'Say so when it is over',
        text: 'Some things can’t be repaired, or waste more power than they’re worth. We’ll tell you, and where to recycle them.',
      },
    ],
  },
  testers: {
    title: 'They tried it first',
    lead: 'Our beta testers tried the site in January and February 2025, before we opened on 1 March.',
    label: 'What our beta testers said',
  },
  values: {
    title: 'What we hold ourselves to',
    boxes: [
      {
        sign: 'checked',
        title: 'Checked, not claimed',
        text: 'Every badge on a profile stands for a document we’ve seen. No document, no badge.',
      },
      {
        sign: 'plain',
        title: 'Plain about money',
        text: 'Diagnosis and brake checks are free. You see prices before you book, pay after we confirm, and can read our refund policy.',
      },
      {
        sign: 'right',
        title: 'Right in the end',
        text: 'We guarantee 100% satisfaction. If a repair isn’t right, tell us and we’ll fix it.',
      },
    ],
  },
  services: {
    text: 'We cover twelve trades, from brakes to buttonholes.',
    link: 'Our services',
  },
  call: {
    title: 'Something broken right now?',
    lead: 'Book a visit, or call us and tell us what happened. We answer day and night, Monday to Sunday.',
  },
  footnote:
    'Our headings are set in Bricolage Grotesque, which is based on type from Sheffield foundries. Bricolage means repairing with what you have to hand, and the designer’s grandfather was a carpenter who became an electrician. It seemed the right typeface for a job sheet.',
} as const;

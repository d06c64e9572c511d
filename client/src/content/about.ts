import { product } from '~/lib/product.ts';

/** The page about us (INFO-01..05). */
export const about = {
  title: 'About us',
  lead: `${product.name} brings people in ${product.area} together with repair specialists who were checked before they were listed.`,
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Most things that break can be mended, and mending costs less than buying again: less money, less metal, less landfill. What stops people is not the repair. It is not knowing whom to let in, and not knowing what it will cost.',
      'So we do the two things that a stranger at the roadside or a customer in a cold kitchen cannot do alone. We check people before they are listed: verified, DBS checked, liability insured and, where it applies, certified by the brand that they repair. And we put the price where you see it before you send anything; where a profile says ‘Contact for pricing’, it is agreed with you before work begins.',
    ],
  },
  /** The mission once more, as a job sheet. */
  sheet: {
    label: 'Job sheet',
    reference: 'No. 1',
    stamp: 'In hand',
    rows: [
      { id: 'fault', label: 'Fault', value: 'Good things thrown away' },
      { id: 'cause', label: 'Cause', value: 'Nobody to trust with them' },
      { id: 'work', label: 'Work', value: 'Check, price, book, mend' },
      { id: 'guarantee', label: 'Guarantee', value: '100% satisfaction' },
    ],
  },
  goals: {
    title: 'Sustainability goals',
    lead: 'A repair is the greenest thing that most of us can buy. These are the goals that we measure a job by.',
    list: [
      {
        title: 'Keep it in use',
        text: 'A repair is offered before a replacement. Ask, and the specialist tells you what new would cost, so that keeping it is a real choice.',
      },
      {
        title: 'Change the part, not the whole',
        text: 'A washer before a tap, a pad before a caliper, a hinge before a door. The worn part is shown to you.',
      },
      {
        title: 'Travel less',
        text: 'Specialists set the areas that they serve and workshops stand near the people who use them: fewer miles for each mend.',
      },
      {
        title: 'Say so when it is over',
        text: 'Some things are past mending, or waste more power than they are worth. Then you hear it, and where to have it recycled.',
      },
    ],
  },
  testers: {
    title: 'They tried it first',
    lead: 'From our beta testers, the people who tested us in January and February 2025, before we opened on 1 March.',
    label: 'What our beta testers said',
  },
  values: {
    title: 'What we hold ourselves to',
    boxes: [
      {
        sign: 'checked',
        title: 'Checked, not claimed',
        text: 'A badge on a profile stands for a paper that somebody has seen. Where there is no paper, there is no badge.',
      },
      {
        sign: 'plain',
        title: 'Plain about money',
        text: 'Diagnosis and brake checks are free. Prices come before the booking, payment after the confirmation, refunds by a rule that you can read.',
      },
      {
        sign: 'right',
        title: 'Right in the end',
        text: '100% satisfaction is guaranteed. If a repair is not right, tell us, and it is put right.',
      },
    ],
  },
  services: {
    text: 'Twelve trades hang on the same board, from brakes to buttonholes.',
    link: 'Our services',
  },
  call: {
    title: 'Something broken right now?',
    lead: 'Book a visit, or ring and say what happened. Somebody picks up day and night, Monday to Sunday.',
  },
  footnote:
    'The headings are set in Bricolage Grotesque. It was drawn after type from Sheffield foundries; bricolage is mending with what is at hand, and its designer’s grandfather was a carpenter who became an electrician. It seemed the right letter for a job sheet.',
} as const;

import { PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';

/** How a booking goes, in four words. */
export const howItWorks = [
  { title: 'Tell', text: 'Say what is wrong and add a photo. That is half the diagnosis.' },
  { title: 'Pick', text: 'A workshop or your own drive; the specialist you like, or whoever is free.' },
  { title: 'Book', text: 'Choose a day and a time. Nothing to pay until a specialist confirms.' },
  { title: 'Fixed', text: 'The work is done, written up and guaranteed. Then you say how it went.' },
];

interface Problem {
  title: string;
  sign: string;
  cause: string;
  later: string;
  now: string;
  stamp: { tone: 'green' | 'plate' | 'carbon'; word: string };
}

/** The usual troubles (HOME-14). */
export const problems: readonly Problem[] = [
  {
    title: 'Brakes that grind',
    sign: 'Scraping as you slow down',
    cause: 'Pads worn to the metal',
    later: 'New discs as well',
    now: 'Free brake check',
    stamp: { tone: 'green', word: 'Free check' },
  },
  {
    title: 'A tap that drips',
    sign: 'One drop every few seconds',
    cause: 'A worn washer or cartridge',
    later: 'Stains, and a metered bill',
    now: 'A photo and a guide price',
    stamp: { tone: 'carbon', word: 'Quick fix' },
  },
  {
    title: 'A fuse that trips',
    sign: 'Dark kitchen, kettle on',
    cause: 'A tired socket or a leak to earth',
    later: 'Heat where you cannot see it',
    now: 'Free diagnosis',
    stamp: { tone: 'plate', word: 'Do not wait' },
  },
];

/** Why to trust a stranger with a spanner (HOME-15); `sign` names the picture. */
export const trust = [
  { sign: 'identity', title: 'Verified, DBS checked', text: 'Nobody is listed before we know who they are.' },
  {
    sign: 'insurance',
    title: 'Liability insured',
    text: 'Cover for your home and your car while they are worked on.',
  },
  { sign: 'guarantee', title: '100% satisfaction', text: 'Guaranteed: not right means put right.' },
  { sign: 'diagnosis', title: 'Free diagnosis', text: 'And free brake checks. Know what is wrong before you pay.' },
] as const;

export const homeCall = {
  title: 'Rather talk it through?',
  lead: `Somebody picks up, Monday to Sunday, all day. For urgent requests we call back within ${promiseText(PUBLIC_CALLBACK)}.`,
};

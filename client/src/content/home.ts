import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

/** How a booking works, in four steps. */
export const howItWorks = [
  { title: 'Tell', text: 'Tell us what’s wrong and add a photo. That’s half the diagnosis.' },
  { title: 'Pick', text: 'Choose a workshop or your home, and a specialist, or let us choose.' },
  { title: 'Book', text: 'Choose a day and a time. You don’t pay until a specialist confirms.' },
  { title: 'Fixed', text: 'The work is done, recorded and guaranteed. Then you can review it.' },
];

interface Problem {
  title: string;
  sign: string;
  cause: string;
  later: string;
  now: string;
  stamp: { tone: 'green' | 'plate' | 'carbon'; word: string };
}

/** Common problems (HOME-14). */
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
    later: 'Heat where you can’t see it',
    now: 'Free diagnosis',
    stamp: { tone: 'plate', word: 'Don’t wait' },
  },
];

/** The trust boxes (HOME-15); `sign` names the icon. */
export const trust = [
  { sign: 'identity', title: 'Verified, DBS checked', text: 'We list no one until we know who they are.' },
  {
    sign: 'insurance',
    title: 'Liability insured',
    text: 'Cover for your home and your car during the work.',
  },
  { sign: 'guarantee', title: '100% satisfaction', text: 'Guaranteed: if it isn’t right, we’ll fix it.' },
  { sign: 'diagnosis', title: 'Free diagnosis', text: 'And free brake checks. Know what’s wrong before you pay.' },
] as const;

export const homeCall = {
  title: 'Rather talk it through?',
  lead: `We answer Monday to Sunday, all day. For immediate requests we’ll call back within ${formatCallbackTime(PUBLIC_CALLBACK)}.`,
};

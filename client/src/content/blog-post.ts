import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';

/** A reader's comment and its replies. */
export interface Comment {
  id: string;
  author: string;
  content: string;
  /** `2025-03-02`. */
  date: string;
  /** The trade whose icon is the avatar, because there are no photos; null for a spanner. */
  avatar: ServiceSlug | null;
  replies: readonly Comment[];
}

interface Post {
  title: string;
  /** `2025-03-01`. */
  date: string;
  author: string;
  /** A description of the illustration, for screen readers. */
  imageLabel: string;
  category: string;
  sections: Record<SectionId, { heading: string; paragraphs: readonly string[] }>;
  comments: readonly Comment[];
}

type SectionId = 'intro' | 'backstory' | 'whatWeDo' | 'ourValues' | 'impact' | 'conclusion';

/** Our only post: the founder's story (INFO-13..15). */
export const blogPost: Post = {
  title: 'The washing machine on the kerb',
  date: '2025-03-01',
  author: 'The founder',
  imageLabel: 'A washing machine on a kerb in the rain, with a note on it that says free',
  category: 'Our story',
  sections: {
    intro: {
      heading: 'It started with £14',
      paragraphs: [
        'One wet Thursday in Leicester, there was a washing machine on the kerb outside my house, waiting for the scrap van. The note on it said: “Free. Doesn’t spin.” I carried it in, took the back off and found a worn drive belt. The new part cost £14.',
        'I could do that because I grew up with a toolbox. My neighbour couldn’t, but she’d tried: she’d phoned two firms. One didn’t answer. The other wouldn’t give her a price, or say who they’d send.',
      ],
    },
    backstory: {
      heading: 'Two questions no one answered',
      paragraphs: [
        'I asked people on our street what they’d thrown away that year: a bicycle, two lamps, a good coat with a broken zip, a car that “wasn’t worth it any more”. Each time I asked why they hadn’t had it repaired, it came down to two questions. Who can I let into my home? What will it cost me?',
        'Then I asked people who repair things: a mechanic in Nottingham, a joiner, a seamstress above a chip shop. They had the skills, the certificates and the insurance. They just had no way to show that to customers before they rang the doorbell.',
      ],
    },
    whatWeDo: {
      heading: 'What we do about it',
      paragraphs: [
        `${product.name} answers both questions first. Our specialists are verified, DBS checked and liability insured and, where it applies, certified by the brand they repair. Their prices are on their profile, or agreed with you before work begins. You tell us what’s wrong, add a photo, choose a workshop or your home, and pick a day. You don’t pay until a specialist confirms.`,
        `And because a car never breaks down at a good time, we offer immediate service too: a specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
      ],
    },
    ourValues: {
      heading: 'What we won’t do',
      paragraphs: [
        'We won’t charge you for finding out what’s wrong: diagnosis and brake checks are free. We won’t make you create an account to book a plumber. We won’t put a badge on a profile because it looks good.',
        'And if a repair isn’t right, we won’t send you round in circles. We guarantee 100% satisfaction: we’ll fix it.',
      ],
    },
    impact: {
      heading: 'What a belt is worth',
      paragraphs: [
        'That washing machine weighs about 70 kilograms. Making a new one takes steel, copper and concrete, and a ship to bring it here. Keeping the old one took a belt and half an hour. My neighbour has it back, and it spins.',
        'We’re small and we’re local: Leicester, Nottingham and the East Midlands. We don’t claim to save the planet. We’d just like fewer good things to end up on the kerb.',
      ],
    },
    conclusion: {
      heading: 'Before you throw it out',
      paragraphs: [
        'So before you carry it to the kerb, ask us. Take a photo, and tell us what it does and what it should do. It’s free to find out, and the answer may be £14.',
      ],
    },
  },
  comments: [
    {
      id: 'priya',
      author: 'Priya N.',
      content:
        'I’m the sort of person who puts things on the kerb. Is it really free to ask, even if I then decide against the repair?',
      date: '2025-03-02',
      avatar: 'electrical-repair',
      replies: [
        {
          id: 'priya-reply',
          author: 'The founder',
          content: 'Yes. The diagnosis is free, and so is saying no. You keep the results and can take them to anyone.',
          date: '2025-03-02',
          avatar: null,
          replies: [
            {
              id: 'priya-thanks',
              author: 'Priya N.',
              content: 'Then the toaster gets another chance.',
              date: '2025-03-03',
              avatar: 'electrical-repair',
              replies: [],
            },
          ],
        },
      ],
    },
    {
      id: 'walter',
      author: 'Walter H.',
      content:
        'I was a joiner in Loughborough for forty years, and half my work was fixing cheap jobs. Checking people first is the right way round.',
      date: '2025-03-04',
      avatar: 'carpentry',
      replies: [],
    },
  ],
};

/** The number of comments, including replies (INFO-13, INFO-15). */
export function commentCount(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + commentCount(replies), 0);
}

/** The texts around the post (INFO-16, INFO-17). */
export const blogPage = {
  title: 'Blog',
  lead: `How ${product.name} started, and what we learn from repairing things.`,
  /** Why the sidebar is inactive. */
  sidebarReason: 'There’s only one post so far. You’ll be able to search and browse categories once there are more.',
  categories: ['Our story', 'At the bench', 'On the road', 'In the house'],
  replyTitle: 'Leave a Reply - Coming Soon...',
  /** Why the reply form is inactive; followed by a link to the contact page. */
  replyReason: 'You can’t post comments yet, but we’d still like to hear from you.',
};

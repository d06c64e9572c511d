import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';

/** A reader's comment and its replies. */
export interface Comment {
  id: string;
  author: string;
  content: string;
  /** `2025-03-02`. */
  date: string;
  /** The trade whose icon is shown, since we have no photos; a spanner if null. */
  avatar: ServiceSlug | null;
  replies: readonly Comment[];
}

interface Post {
  title: string;
  /** `2025-03-01`. */
  date: string;
  author: string;
  /** The description of the drawing. */
  image: string;
  category: string;
  sections: Record<SectionId, { heading: string; paragraphs: readonly string[] }>;
  comments: readonly Comment[];
}

type SectionId = 'intro' | 'backstory' | 'whatWeDo' | 'ourValues' | 'impact' | 'conclusion';

/** The founder's story, our only post (INFO-13..15). */
export const story: Post = {
  title: 'The washing machine on the kerb',
  date: '2025-03-01',
  author: 'The founder',
  image: 'A washing machine on a kerb in the rain, with a note on it that says free',
  category: 'Our story',
  sections: {
    intro: {
      heading: 'It began with £14',
      paragraphs: [
        'On a wet Thursday in Leicester a washing machine stood on the kerb outside my house, waiting for the scrap van. There was a note on it: “Free. Does not spin.” I carried it in, took off the back and found a worn drive belt. The part cost £14.',
        'I could do that because I grew up with a toolbox. My neighbour could not, and she is no fool: she had phoned two firms. One did not answer. The other would not name a price before coming, and would not say who would come.',
      ],
    },
    backstory: {
      heading: 'Two questions no one answered',
      paragraphs: [
        'I asked up and down the street what people had thrown away in a year. A bicycle, two lamps, a good coat with a broken zip, a car that “was not worth it any more”. Each time I asked why it hadn’t been repaired, and each time it came down to two questions. Who can I let into my home? What will it cost me?',
        'Then I asked the people who repair things. A mechanic in Nottingham, a joiner, a seamstress above a chip shop. They had the skill, the certificates and the insurance. What they lacked was a way to show that to a stranger before the doorbell rang.',
      ],
    },
    whatWeDo: {
      heading: 'What we do about it',
      paragraphs: [
        `${product.name} answers both questions first. Our specialists are verified, DBS checked and liability insured and, where it applies, certified by the brand they repair. Their prices are on their profile, or agreed with you before work begins. You tell us what’s wrong, add a photo, choose a workshop or your own front door, and pick a day. You pay nothing until a specialist confirms.`,
        `And because a car never breaks down at a good time, we offer immediate service too: a specialist will contact you within ${formatCallbackTime(PUBLIC_CALLBACK)}.`,
      ],
    },
    ourValues: {
      heading: 'What we won’t do',
      paragraphs: [
        'We won’t charge you for finding out what’s wrong: diagnosis and brake checks are free. We won’t make you open an account to book a plumber. We won’t put a badge on a profile because it looks good.',
        'And if a repair isn’t right, we won’t send you round in circles. We guarantee 100% satisfaction: we’ll fix it.',
      ],
    },
    impact: {
      heading: 'What a belt is worth',
      paragraphs: [
        'That washing machine weighs about seventy kilograms. To make another takes steel, copper, concrete for the counterweight, and a ship. To keep it took a belt and half an hour. My neighbour has it back, and it spins.',
        'We are small and we are local: Leicester, Nottingham and the East Midlands. We don’t claim to save the planet. We’d just like the scrap van to find the kerb empty a little more often.',
      ],
    },
    conclusion: {
      heading: 'Before you put it out',
      paragraphs: [
        'So before you carry it to the kerb, ask. Take a photo, tell us what it does and what it should do. It’s free to find out, and the answer may be £14.',
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
          content:
            'Yes. The diagnosis is free, and so is saying no. You keep the results, and can take them to anyone.',
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
        'Forty years a joiner in Loughborough. Half my work was undoing a cheap job. Checking people first is the right way round.',
      date: '2025-03-04',
      avatar: 'carpentry',
      replies: [],
    },
  ],
};

/** The number of comments with all replies (INFO-13, INFO-15). */
export function commentCount(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + commentCount(replies), 0);
}

/** The sidebar, until there is more than one post (INFO-16, INFO-17). */
export const blogExtras = {
  title: 'Blog',
  lead: `Why there is a ${product.name}, and what we learn from repairing things.`,
  asideReason: 'One story so far. You’ll be able to search and browse categories once there are more.',
  categories: ['Our story', 'At the bench', 'On the road', 'In the house'],
  replyTitle: 'Leave a Reply - Coming Soon...',
  replyReason: 'You can’t send comments here yet. Until then, write to us: we read everything.',
};

import type { ServiceDetails } from '~/content/service-content.ts';

export const carpentry: ServiceDetails = {
  description:
    'A door that sticks wants a plane, not a new door. Our joiners look first at what can be kept: a spliced frame, a turned spindle, a drawer with new runners. The joiner tells you what the repair costs and what new would cost, and you choose.',
  checks: ['Damp and rot', 'Level and square', 'Joints and hinges', 'Wood to match'],
  offerings: [
    {
      title: 'Doors and windows',
      text: 'Planed, rehung and eased; rotten sills and frames spliced with sound timber.',
    },
    {
      title: 'Floors and stairs',
      text: 'Squeaks screwed down, boards let in, loose treads and banisters made firm.',
    },
    {
      title: 'Fitted furniture',
      text: 'Shelves, wardrobes and alcoves measured, built and scribed to walls that are not straight.',
    },
    {
      title: 'Furniture repair',
      text: 'Wobbly chairs reglued, veneer laid again, drawers made to run: at the bench or at your home.',
    },
  ],
  haveReady: 'A photo, the height and width, and a close look at the grain if new wood has to match.',
  notIncluded: 'Load-bearing walls and roofs need a structural engineer before a joiner.',
  closing:
    'Shavings are swept up and offcuts left for you if you want them. Joints that open again within 90 days are closed again under the warranty.',
  sceneLabel: 'A plank half sawn through on two trestles, with a hammer and a try square on the pegboard',
};

export const landscaping: ServiceDetails = {
  description:
    'From one overgrown Saturday to a garden that is looked after all year. The gardener walks round with you, says what the season allows, and agrees the price of the whole job with you before the first cut.',
  checks: ['Access and gates', 'Soil and slope', 'Boundaries', 'Nesting birds'],
  offerings: [
    {
      title: 'Lawns and borders',
      text: 'Mown, edged, fed and reseeded; beds weeded and planted with what grows in your soil.',
    },
    {
      title: 'Hedges and small trees',
      text: 'Cut outside the nesting season or checked for nests first, and the cuttings chipped.',
    },
    {
      title: 'Patios and paths',
      text: 'Sunken slabs lifted and laid again, joints filled, a fall that takes the rain away.',
    },
    {
      title: 'Fences and clearance',
      text: 'Posts set in concrete, panels replaced, sheds and brambles taken away by a licensed carrier.',
    },
  ],
  haveReady: 'A photo from the back door and one from the far end, and how a barrow gets in.',
  notIncluded: 'Large trees, and those under a preservation order, need a tree surgeon and the council’s consent.',
  closing:
    'The gate is shut and the green waste is gone. Slabs that rock and posts that lean within 90 days are set again under the warranty.',
  sceneLabel: 'A red mower on fresh grass, a potted plant, and a garden fork on its hook',
};

export const tailoring: ServiceDetails = {
  description:
    'The coat you like, with a zip that works. Bring it to a workshop, or be measured at home. The tailor pins it with you in front of a mirror, tells you what the cloth allows and what it costs, and marks the day it will be ready on the ticket.',
  checks: ['Seam allowance', 'Cloth and lining', 'Pinned in the mirror', 'Day it is needed'],
  offerings: [
    {
      title: 'Alterations',
      text: 'Hems, waists, sleeves and shoulders taken in or let out, with the original edge kept where it shows.',
    },
    {
      title: 'Repairs',
      text: 'Zips, linings, pockets and moth holes, darned or patched so that you see it or do not, as you like.',
    },
    {
      title: 'Made to measure',
      text: 'Cut to your measurements with one fitting on the way, before the last seams are closed.',
    },
    {
      title: 'Curtains and covers',
      text: 'Measured at your window or sofa, sewn at the bench, hung or fitted by us.',
    },
  ],
  haveReady: 'The garment, the shoes you will wear with it, and the day you need it by.',
  notIncluded: 'No dry cleaning, and no leather heavier than a jacket’s.',
  closing:
    'You try it on before you take it. A seam of ours that opens within 90 days is sewn again without a question.',
  sceneLabel: 'A white sewing machine with red cloth under its needle, spools of thread and a pair of scissors',
};

import { quantity } from '#shared/quantity.ts';
import { WARRANTY_DAYS } from '#shared/terms.ts';
import type { ServiceDetails } from '~/content/service-content.ts';

export const carpentry: ServiceDetails = {
  description:
    'A door that sticks needs planing, not replacing. Our joiners first look at what you can keep: a spliced frame, a turned spindle, a drawer with new runners. They tell you what the repair costs and what a new one would cost, and you choose.',
  checks: ['Damp and rot', 'Level and square', 'Joints and hinges', 'Wood to match'],
  offerings: [
    {
      title: 'Doors and windows',
      text: 'Planed, rehung and eased. Rotten sills and frames repaired with sound timber.',
    },
    {
      title: 'Floors and stairs',
      text: 'Squeaky boards screwed down or replaced, loose treads and banisters secured.',
    },
    {
      title: 'Fitted furniture',
      text: 'Shelves, wardrobes and alcove units measured, built and fitted, even to walls that aren’t straight.',
    },
    {
      title: 'Furniture repair',
      text: 'Wobbly chairs reglued, veneer replaced and sticking drawers fixed, at a workshop or in your home.',
    },
  ],
  haveReady: 'A photo, the height and width, and a close-up of the grain if new wood has to match.',
  notIncluded: 'Load-bearing walls and roofs need a structural engineer first.',
  closing: `We sweep up, and leave you the offcuts if you want them. If a joint opens again within ${quantity(WARRANTY_DAYS, 'day')}, we’ll repair it under the warranty.`,
  sceneLabel: 'A plank half sawn through on two trestles, with a hammer and a try square on the pegboard',
};

export const landscaping: ServiceDetails = {
  description:
    'From clearing an overgrown garden in a day to looking after it all year. The gardener walks round with you, tells you what the season allows and agrees the price of the whole job with you before starting.',
  checks: ['Access and gates', 'Soil and slope', 'Boundaries', 'Nesting birds'],
  offerings: [
    {
      title: 'Lawns and borders',
      text: 'Lawns mown, edged, fed and reseeded. Beds weeded and planted with what grows well in your soil.',
    },
    {
      title: 'Hedges and small trees',
      text: 'Cut outside the nesting season, or checked for nests first. We chip the cuttings.',
    },
    {
      title: 'Patios and paths',
      text: 'Sunken slabs lifted and relaid, joints filled, and a slope that drains the rain.',
    },
    {
      title: 'Fences and clearance',
      text: 'Posts set in concrete, panels replaced, sheds and brambles removed by a licensed carrier.',
    },
  ],
  haveReady: 'A photo from the back door, one from the far end, and how to get a wheelbarrow in.',
  notIncluded: 'Large trees and protected trees need a tree surgeon. Protected trees also need the council’s consent.',
  closing: `We shut the gate and take the green waste away. If a slab rocks or a post leans within ${quantity(WARRANTY_DAYS, 'day')}, we’ll fix it under the warranty.`,
  sceneLabel: 'A red mower on fresh grass, a potted plant, and a garden fork on its hook',
};

export const tailoring: ServiceDetails = {
  description:
    'Keep the coat you like, with a zip that works. Bring it to a workshop, or get measured at home. The tailor pins it with you in front of a mirror, tells you what’s possible and what it costs, and writes on the ticket when it’ll be ready.',
  checks: ['Seam allowance', 'Cloth and lining', 'Pinned in the mirror', 'Date you need it'],
  offerings: [
    {
      title: 'Alterations',
      text: 'Hems, waists, sleeves and shoulders taken in or let out, with the original edge kept where it shows.',
    },
    {
      title: 'Repairs',
      text: 'Zips, linings, pockets and moth holes, darned or patched, visibly or invisibly as you prefer.',
    },
    {
      title: 'Made to measure',
      text: 'Cut to your measurements with one fitting before the last seams are closed.',
    },
    {
      title: 'Curtains and covers',
      text: 'Measured at your home, sewn in the workshop, then hung or fitted by us.',
    },
  ],
  haveReady: 'The garment, the shoes you’ll wear with it, and the date you need it by.',
  notIncluded: 'We don’t dry clean, or work with leather heavier than a jacket’s.',
  closing: `Try it on before you take it home. If one of our seams opens within ${quantity(WARRANTY_DAYS, 'day')}, we’ll sew it again, no questions asked.`,
  sceneLabel: 'A white sewing machine with red cloth under its needle, spools of thread and a pair of scissors',
};

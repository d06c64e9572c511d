import type { ServiceDetails } from '~/content/service-content.ts';
import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

export const vehicleRepair: ServiceDetails = {
  description:
    'Tell us the model, the year and the number plate, and what the car does that it should not. A mechanic finds the fault first, which costs you nothing, and tells you the price of the repair before a bolt is turned. It can be done in a workshop or, where the job allows, on your own drive.',
  checks: ['Fault codes', 'Battery and charging', 'Fluids and leaks', 'Tyres and lights'],
  offerings: [
    {
      title: 'Servicing',
      text: 'Oil, filters, plugs and fluids by the maker’s schedule, with the mileage written on your sheet.',
    },
    {
      title: 'MOT repairs',
      text: 'The points on your failure sheet fixed one by one, so that the retest is a formality.',
    },
    {
      title: 'Engine and starting faults',
      text: 'Warning lights, rough idling, flat batteries, starters and alternators traced and repaired.',
    },
    {
      title: 'Clutch, exhaust and suspension',
      text: 'Slipping, blowing or knocking: the worn part shown to you, then replaced.',
    },
  ],
  haveReady: 'Your number plate, the mileage, and a photo of any warning light or leak.',
  notIncluded:
    'We do not carry out the MOT test itself, and we do not open up a gearbox on a drive: that goes to a workshop.',
  closing:
    'Parts and labour carry 90 days’ warranty. If the same fault comes back within it, so do we, and you do not pay twice for one repair.',
  sceneLabel: 'A yellow car on a jack with one wheel off, a screwdriver and a spanner on the pegboard above it',
};

export const brakeRepair: ServiceDetails = {
  description:
    'Grinding, pulling to one side or a pedal that sinks: brakes give notice before they fail. The brake check is free. The wheels come off, the pads and discs are measured, and you are told in millimetres what is left before you decide.',
  checks: ['Pad thickness', 'Disc wear', 'Fluid and hoses', 'Handbrake travel'],
  offerings: [
    {
      title: 'Pads and shoes',
      text: 'Replaced in pairs across the axle, with the sliders cleaned and greased so that they wear evenly.',
    },
    {
      title: 'Discs and drums',
      text: 'Measured against the maker’s minimum, and changed only when they are under it or warped.',
    },
    {
      title: 'Calipers and hoses',
      text: 'Sticking pistons, leaking seals and cracked hoses repaired or replaced, then bled.',
    },
    {
      title: 'Fluid and handbrake',
      text: 'Old fluid flushed out, cables and electronic parking brakes adjusted to hold on a hill.',
    },
  ],
  haveReady: 'Your number plate, and whether it grinds, squeals, shakes or pulls, and at what speed.',
  notIncluded: 'If the pedal goes to the floor, don’t drive to us. Book towing, or get immediate service.',
  closing:
    'You get the old parts shown to you, a road test before the car is handed back, and 90 days’ warranty on parts and labour.',
  sceneLabel: 'A brake disc with a red caliper over its edge, two new pads and a spanner on the pegboard',
};

export const towing: ServiceDetails = {
  description: `When it will not go any further by itself, a recovery truck fetches it. Say where it stands, what happened and where it should go: a workshop of ours, your own garage or home. Stranded this minute? Ask for immediate help instead of a booking, and a specialist contacts you within ${formatCallbackTime(PUBLIC_CALLBACK)}.`,
  checks: ['Where it stands', 'Wheels that turn', 'Weight and height', 'Where it should go'],
  offerings: [
    {
      title: 'Breakdown recovery',
      text: 'From the roadside, a car park or your drive, with the vehicle winched and strapped by its wheels.',
    },
    {
      title: 'After an accident',
      text: 'Moved once the police and your insurer agree, to the place that your insurer names.',
    },
    {
      title: 'Planned transport',
      text: 'A project car, a sale or a failed MOT taken from door to door on a day you choose.',
    },
    {
      title: 'Stuck and locked',
      text: 'Mud, snow, a locked wheel or a lost key: pulled free first, then taken on if it must be.',
    },
  ],
  haveReady: 'The nearest postcode or junction, your number plate, and a photo of how it stands.',
  notIncluded:
    'On a motorway, get out on the left, stand behind the barrier and call 999 if you are in danger. No truck of ours comes before that.',
  closing:
    'The price for the tow is agreed before the truck sets off. What is found at the workshop is a second question, with a price of its own that you may refuse.',
  sceneLabel: 'A yellow recovery truck with a white car on its hook',
};

export const couriers: ServiceDetails = {
  description:
    'A van and a courier who handles things with care. Say what it is, how big and how heavy, where it is and where it goes. The courier confirms with a price, and you pay after that, not before. Use it for a gearbox, a birthday present or a sofa that would not fit the car.',
  checks: ['Size and weight', 'Stairs and access', 'How it is packed', 'Who signs for it'],
  offerings: [
    {
      title: 'Same-day parcels',
      text: 'One collection, one delivery, no depot in between, and a signature at the end.',
    },
    {
      title: 'Furniture and appliances',
      text: 'Blankets, straps and a second pair of hands where the stairs ask for it.',
    },
    {
      title: 'Parts to a workshop',
      text: 'The part your mechanic is waiting for, from the counter to the bay.',
    },
    {
      title: 'To the repairer and back',
      text: 'A sewing machine, a chair or a suit taken to its specialist and brought home repaired.',
    },
  ],
  haveReady: 'Both postcodes, rough measurements, and a photo with something in it to show the scale.',
  notIncluded: 'No live animals, no cash, nothing flammable, and nothing that may not be sent in the UK.',
  closing:
    'Our specialists are verified, DBS checked and liability insured. Anything else a courier has shown us is on their profile, which you can read before you hand anything over.',
  sceneLabel: 'A white van with two yellow parcels behind it and a red map pin on the pegboard',
};

import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES, WARRANTY_DAYS } from '#shared/terms.ts';
import type { ServiceDetails } from '~/content/service-content.ts';

export const vehicleRepair: ServiceDetails = {
  description:
    'Tell us the model, the year and the number plate, and what’s wrong with the car. A mechanic finds the fault first, which is free, and tells you the price of the repair before starting. The work is done in a workshop or, where possible, on your drive.',
  checks: ['Fault codes', 'Battery and charging', 'Fluids and leaks', 'Tyres and lights'],
  offerings: [
    {
      title: 'Servicing',
      text: 'Oil, filters, plugs and fluids to the maker’s schedule, with the mileage recorded on your job sheet.',
    },
    {
      title: 'MOT repairs',
      text: 'The faults on your MOT failure sheet fixed one by one, ready for the retest.',
    },
    {
      title: 'Engine and starting faults',
      text: 'Warning lights, rough idling, flat batteries, starters and alternators traced and repaired.',
    },
    {
      title: 'Clutch, exhaust and suspension',
      text: 'Slipping, blowing or knocking: we show you the worn part, then replace it.',
    },
  ],
  haveReady: 'Your number plate, the mileage, and a photo of any warning light or leak.',
  notIncluded: 'We don’t carry out the MOT test itself. Gearbox repairs are done in a workshop, not on a drive.',
  closing: `You get a ${WARRANTY_DAYS}-day warranty on parts and labour. If the same fault comes back in that time, we’ll fix it again at no cost.`,
  sceneLabel: 'A yellow car on a jack with one wheel off, a screwdriver and a spanner on the pegboard above it',
};

export const brakeRepair: ServiceDetails = {
  description:
    'Grinding, pulling to one side or a pedal that sinks: brakes give warning signs before they fail. The brake check is free. We take the wheels off, measure the pads and discs, and tell you how many millimetres are left before you decide.',
  checks: ['Pad thickness', 'Disc wear', 'Fluid and hoses', 'Handbrake travel'],
  offerings: [
    {
      title: 'Pads and shoes',
      text: 'Replaced in pairs across the axle, with the sliders cleaned and greased so they wear evenly.',
    },
    {
      title: 'Discs and drums',
      text: 'Measured against the maker’s minimum, and only replaced if they’re too thin or warped.',
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
  closing: `We show you the old parts and test the car on the road before we hand it back. You get a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
  sceneLabel: 'A brake disc with a red caliper over its edge, two new pads and a spanner on the pegboard',
};

export const towing: ServiceDetails = {
  description: `If your vehicle can’t be driven, a recovery truck collects it. Tell us where it is, what happened and where it should go: one of our workshops, your own garage or your home. Stranded right now? Get immediate service instead of booking, and a specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
  checks: ['Where it is', 'Wheels that turn', 'Weight and height', 'Where it should go'],
  offerings: [
    {
      title: 'Breakdown recovery',
      text: 'From the roadside, a car park or your drive, with the vehicle winched and strapped by its wheels.',
    },
    {
      title: 'After an accident',
      text: 'Moved once the police and your insurer agree, to wherever your insurer chooses.',
    },
    {
      title: 'Planned transport',
      text: 'A project car, a car you’ve sold or a failed MOT, taken door to door on a day you choose.',
    },
    {
      title: 'Stuck and locked',
      text: 'Mud, snow, a locked wheel or a lost key: we free the vehicle first, then tow it if we need to.',
    },
  ],
  haveReady: 'The nearest postcode or junction, your number plate, and a photo of where it is.',
  notIncluded:
    'On a motorway, get out on the left, stand behind the barrier and call 999 if you’re in danger. Do that before you contact us.',
  closing:
    'We agree the price of the tow before the truck sets off. A repair at the workshop has its own price, which you can turn down.',
  sceneLabel: 'A yellow recovery truck with a white car on its hook',
};

export const couriers: ServiceDetails = {
  description:
    'A van and a courier who handles things with care. Tell us what it is, how big and heavy it is, where it is and where it’s going. The courier confirms with a price, and you only pay after that. Use it for a gearbox, a birthday present or a sofa that won’t fit in the car.',
  checks: ['Size and weight', 'Stairs and access', 'How it is packed', 'Who signs for it'],
  offerings: [
    {
      title: 'Same-day parcels',
      text: 'One collection, one delivery, no depot in between, and a signature at the end.',
    },
    {
      title: 'Furniture and appliances',
      text: 'Blankets, straps, and a second pair of hands if there are stairs.',
    },
    {
      title: 'Parts to a workshop',
      text: 'The part your mechanic is waiting for, brought from the supplier to the workshop.',
    },
    {
      title: 'To the repairer and back',
      text: 'A sewing machine, a chair or a suit taken to its specialist and brought home repaired.',
    },
  ],
  haveReady: 'Both postcodes, rough measurements, and a photo with something in it to show the scale.',
  notIncluded: 'No live animals, no cash, nothing flammable, and nothing that’s illegal to send in the UK.',
  closing:
    'Our specialists are verified, DBS checked and liability insured. A courier’s profile shows any other documents we’ve seen, so you can check before you hand anything over.',
  sceneLabel: 'A white van with two yellow parcels behind it and a red map pin on the pegboard',
};

import { quantity, quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES, WARRANTY_DAYS } from '#shared/terms.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';

/** The texts of a service's page, without prices: each specialist sets their own. */
interface ServiceDetails {
  /** What it is and how it works, in two or three sentences. */
  description: string;
  /** What the specialist checks first: the lines of the check sheet, two or three words each. */
  checks: readonly [string, string, string, string];
  /** The texts of four offerings by their titles. */
  offerings: Readonly<Record<string, string>>;
  /** What to photograph or look up before booking. */
  haveReady: string;
  /** What isn't included. */
  notIncluded: string;
  closing: string;
  /** A description of the illustration, for screen readers. */
  sceneLabel: string;
}

/** The twelve services (INFO-08), in catalogue order. */
export const serviceDetails: Record<ServiceSlug, ServiceDetails> = {
  'vehicle-repair': {
    description:
      'Tell us the model, the year and the number plate, and what’s wrong with the car. A mechanic finds the fault first, which is free, and tells you the price of the repair before starting. The work is done in a workshop or, where possible, on your drive.',
    checks: ['Fault codes', 'Battery and charging', 'Fluids and leaks', 'Tyres and lights'],
    offerings: {
      Servicing: 'Oil, filters, plugs and fluids to the maker’s schedule, with the mileage recorded on your job sheet.',
      'MOT repairs': 'The faults on your MOT failure sheet fixed one by one, ready for the retest.',
      'Engine and starting faults':
        'Warning lights, rough idling, flat batteries, starters and alternators traced and repaired.',
      'Clutch, exhaust and suspension': 'Slipping, blowing or knocking: we show you the worn part, then replace it.',
    },
    haveReady: 'Your number plate, the mileage, and a photo of any warning light or leak.',
    notIncluded: 'We don’t carry out the MOT test itself. Gearbox repairs are done in a workshop, not on a drive.',
    closing: `You get a ${WARRANTY_DAYS}-day warranty on parts and labour. If the same fault comes back in that time, we’ll fix it again at no cost.`,
    sceneLabel: 'A yellow car on a jack with one wheel off, a screwdriver and a spanner on the pegboard above it',
  },
  'brake-repair': {
    description:
      'Grinding, pulling to one side or a pedal that sinks: brakes give warning signs before they fail. The brake check is free. We take the wheels off, measure the pads and discs, and tell you how many millimetres are left before you decide.',
    checks: ['Pad thickness', 'Disc wear', 'Fluid and hoses', 'Handbrake travel'],
    offerings: {
      'Pads and shoes': 'Replaced in pairs across the axle, with the sliders cleaned and greased so they wear evenly.',
      'Discs and drums': 'Measured against the maker’s minimum, and only replaced if they’re too thin or warped.',
      'Calipers and hoses': 'Sticking pistons, leaking seals and cracked hoses repaired or replaced, then bled.',
      'Fluid and handbrake': 'Old fluid flushed out, cables and electronic parking brakes adjusted to hold on a hill.',
    },
    haveReady: 'Your number plate, and whether it grinds, squeals, shakes or pulls, and at what speed.',
    notIncluded: 'If the pedal goes to the floor, don’t drive to us. Book towing, or get immediate service.',
    closing: `We show you the old parts and test the car on the road before we hand it back. You get a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
    sceneLabel: 'A brake disc with a red caliper over its edge, two new pads and a spanner on the pegboard',
  },
  'plumbing-repair': {
    description:
      'Most leaks are caused by a washer, a joint or a hose, and take one visit to repair. Turn the water off at the stopcock, take a photo and book. The plumber finds the source of the leak for free, and tells you the price before opening a wall or a floor.',
    checks: ['Stopcock works', 'Source of the leak', 'Water pressure', 'Traps and wastes'],
    offerings: {
      'Leaks and burst pipes': 'Traced to the joint, repaired and pressure-tested before the wall is closed.',
      'Taps, toilets and showers':
        'Washers, cartridges, flush valves and fill valves replaced, and new fittings installed.',
      'Blocked sinks and drains': 'Cleared by plunger, rod or jet, whichever it needs. We’ll show you the cause.',
      'Radiators and valves': 'Cold spots bled or flushed, dripping valves replaced, radiators moved or fitted.',
    },
    haveReady: 'A photo of the leak and one of the whole room, and whether the stopcock turns.',
    notIncluded:
      'Gas isn’t plumbing: for a boiler, choose HVAC repair. The public sewer in the street belongs to your water company.',
    closing: `We leave the floor dry and take the old parts away. You get a ${WARRANTY_DAYS}-day warranty on parts and labour: if the joint leaks again, we’ll repair it again.`,
    sceneLabel: 'A tap dripping into a yellow bucket, with a spanner, a pipe bend and a plunger',
  },
  'electrical-repair': {
    description:
      'A warm socket, a light that flickers, or a fuse board that trips when you put the kettle on: the electrician isolates the circuit, finds the fault, shows it to you and gives you a price. Nothing is switched back on until it’s been tested.',
    checks: ['Circuit isolated', 'Earth and bonding', 'Insulation', 'RCD trip time'],
    offerings: {
      'Sockets and switches':
        'Loose, scorched or dead ones replaced, and new ones added so you don’t need extension leads.',
      Lighting: 'Flickering fittings, transformers and dimmers repaired, and LED fittings installed.',
      'Fuse boards': 'Tripping breakers traced, old fuses and RCDs replaced, circuits clearly labelled.',
      'Fixed appliances': 'Ovens, hobs, showers and extractor fans repaired or reconnected on the right circuit.',
    },
    haveReady: 'A photo of the fuse board with its door open, and what was switched on when it tripped.',
    notIncluded:
      'The meter and the main fuse belong to your network operator. If you smell burning, switch off the power at the fuse board and call 105 or 999.',
    closing: `If building regulations require a certificate, you’ll get one. You’ll also get the test results with your job sheet, and a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
    sceneLabel: 'A lit bulb, a socket, a red plug on its cable and a screwdriver on the pegboard',
  },
  'electrical-diagnostics': {
    description:
      'If no one can tell you what’s wrong, start here. A specialist with a meter tests one circuit at a time and records the readings on your job sheet. The diagnosis is free, and you decide what to do with it.',
    checks: ['Voltage at rest', 'Current at night', 'Stored fault codes', 'Each circuit alone'],
    offerings: {
      'Tripping circuits at home': 'Earth leakage traced to the appliance, the joint or the length of cable.',
      'Warning lights in the car':
        'Fault codes read and then the part itself tested, because a code only names a circuit.',
      'Batteries that drain': 'We check fuse by fuse to find what uses power when everything’s off.',
      'Intermittent faults': 'Tested, warmed up and logged until the fault appears, which may take a second visit.',
    },
    haveReady: 'When it happens, what was on, and a photo or video of it happening.',
    notIncluded: 'The diagnosis doesn’t include repairs. They start once you’ve agreed a price.',
    closing:
      'You keep the sheet with the readings. If we repair what it says and the fault is still there, our 100% satisfaction guarantee means we’ll keep looking at no extra cost.',
    sceneLabel: 'A yellow multimeter with its two probes on a car battery',
  },
  'hvac-repair': {
    description: `No hot water, a radiator that stays cold or an air conditioner that drips: the engineer finds the cause before giving you a price, and tells you if an old unit isn’t worth repairing. If your home is cold and you have young children or someone’s ill, get immediate service and we’ll call you back within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
    checks: ['System pressure', 'Pump and valves', 'Controls', 'Filters and flue'],
    offerings: {
      Boilers: 'Lockouts, lost pressure, pumps and valves, repaired by a gas-registered engineer.',
      'Heat pumps': 'Icing, error codes, noisy fans and expensive settings fixed.',
      'Air conditioning': 'Leaks found, filters and drains cleaned, refrigerant handled by certified engineers.',
      'Ventilation and controls': 'Fans, ducts, thermostats and timers repaired, balanced and explained.',
    },
    haveReady: 'The make and model from the plate on the unit, the error code, and the pressure on the gauge.',
    notIncluded:
      'Can you smell gas? Open the windows, leave the building and call the gas emergency line on 0800 111 999. Do that before you contact us.',
    closing: `After the repair, the engineer runs the system through a full cycle before leaving. You get a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
    sceneLabel: 'A white radiator with a thermostat above it and a red fan beside it',
  },
  carpentry: {
    description:
      'A door that sticks needs planing, not replacing. Our joiners first look at what you can keep: a spliced frame, a turned spindle, a drawer with new runners. They tell you what the repair costs and what a new one would cost, and you choose.',
    checks: ['Damp and rot', 'Level and square', 'Joints and hinges', 'Wood to match'],
    offerings: {
      'Doors and windows': 'Planed, rehung and eased. Rotten sills and frames repaired with sound timber.',
      'Floors and stairs': 'Squeaky boards screwed down or replaced, loose treads and banisters secured.',
      'Fitted furniture':
        'Shelves, wardrobes and alcove units measured, built and fitted, even to walls that aren’t straight.',
      'Furniture repair':
        'Wobbly chairs reglued, veneer replaced and sticking drawers fixed, at a workshop or in your home.',
    },
    haveReady: 'A photo, the height and width, and a close-up of the grain if new wood has to match.',
    notIncluded: 'Load-bearing walls and roofs need a structural engineer first.',
    closing: `We sweep up, and leave you the offcuts if you want them. If a joint opens again within ${quantity(WARRANTY_DAYS, 'day')}, we’ll repair it under the warranty.`,
    sceneLabel: 'A plank half sawn through on two trestles, with a hammer and a try square on the pegboard',
  },
  'cleaning-service': {
    description:
      'If you let someone in while you’re out, it has to be someone we’ve checked: verified, DBS checked and liability insured. Tell us how many rooms there are, what matters most and what to do with the key. Cleaners bring what they need and take it away again.',
    checks: ['Rooms and size', 'Surfaces and stains', 'Pets and allergies', 'Keys and alarm'],
    offerings: {
      Homes: 'Once, or on the same day each week: kitchens, bathrooms, floors and behind the furniture.',
      'End of tenancy': 'Cleaned to your inventory, including the oven and windows, with photos at the end.',
      'Carpets and upholstery': 'Tested in a corner first, then cleaned with a method that suits the fabric.',
      'Offices and workshops': 'Before you open or after you close, to your own checklist.',
    },
    haveReady: 'A photo of each room on a normal day. You don’t need to tidy up first.',
    notIncluded:
      'We don’t remove asbestos or sewage, or clean outside windows above the first floor. Those need other trades.',
    closing:
      'Check the work when we finish, or look at the photos. If anything isn’t clean, we’ll clean it again: that’s our 100% satisfaction guarantee.',
    sceneLabel: 'A red bucket full of bubbles, a broom, a spray bottle and a squeegee',
  },
  couriers: {
    description:
      'A van and a courier who handles things with care. Tell us what it is, how big and heavy it is, where it is and where it’s going. The courier confirms with a price, and you only pay after that. Use it for a gearbox, a birthday present or a sofa that won’t fit in the car.',
    checks: ['Size and weight', 'Stairs and access', 'How it is packed', 'Who signs for it'],
    offerings: {
      'Same-day parcels': 'One collection, one delivery, no depot in between, and a signature at the end.',
      'Furniture and appliances': 'Blankets, straps, and a second pair of hands if there are stairs.',
      'Parts to a workshop': 'The part your mechanic is waiting for, brought from the supplier to the workshop.',
      'To the repairer and back':
        'A sewing machine, a chair or a suit taken to its specialist and brought home repaired.',
    },
    haveReady: 'Both postcodes, rough measurements, and a photo with something in it to show the scale.',
    notIncluded: 'No live animals, no cash, nothing flammable, and nothing that’s illegal to send in the UK.',
    closing:
      'Our specialists are verified, DBS checked and liability insured. A courier’s profile shows any other documents we’ve seen, so you can check before you hand anything over.',
    sceneLabel: 'A white van with two yellow parcels behind it and a red map pin on the pegboard',
  },
  landscaping: {
    description:
      'From clearing an overgrown garden in a day to looking after it all year. The gardener walks round with you, tells you what the season allows and agrees the price of the whole job with you before starting.',
    checks: ['Access and gates', 'Soil and slope', 'Boundaries', 'Nesting birds'],
    offerings: {
      'Lawns and borders':
        'Lawns mown, edged, fed and reseeded. Beds weeded and planted with what grows well in your soil.',
      'Hedges and small trees': 'Cut outside the nesting season, or checked for nests first. We chip the cuttings.',
      'Patios and paths': 'Sunken slabs lifted and relaid, joints filled, and a slope that drains the rain.',
      'Fences and clearance':
        'Posts set in concrete, panels replaced, sheds and brambles removed by a licensed carrier.',
    },
    haveReady: 'A photo from the back door, one from the far end, and how to get a wheelbarrow in.',
    notIncluded:
      'Large trees and protected trees need a tree surgeon. Protected trees also need the council’s consent.',
    closing: `We shut the gate and take the green waste away. If a slab rocks or a post leans within ${quantity(WARRANTY_DAYS, 'day')}, we’ll fix it under the warranty.`,
    sceneLabel: 'A red mower on fresh grass, a potted plant, and a garden fork on its hook',
  },
  towing: {
    description: `If your vehicle can’t be driven, a recovery truck collects it. Tell us where it is, what happened and where it should go: one of our workshops, your own garage or your home. Stranded right now? Get immediate service instead of booking, and a specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
    checks: ['Where it is', 'Wheels that turn', 'Weight and height', 'Where it should go'],
    offerings: {
      'Breakdown recovery':
        'From the roadside, a car park or your drive, with the vehicle winched and strapped by its wheels.',
      'After an accident': 'Moved once the police and your insurer agree, to wherever your insurer chooses.',
      'Planned transport': 'A project car, a car you’ve sold or a failed MOT, taken door to door on a day you choose.',
      'Stuck and locked':
        'Mud, snow, a locked wheel or a lost key: we free the vehicle first, then tow it if we need to.',
    },
    haveReady: 'The nearest postcode or junction, your number plate, and a photo of where it is.',
    notIncluded:
      'On a motorway, get out on the left, stand behind the barrier and call 999 if you’re in danger. Do that before you contact us.',
    closing:
      'We agree the price of the tow before the truck sets off. A repair at the workshop has its own price, which you can turn down.',
    sceneLabel: 'A yellow recovery truck with a white car on its hook',
  },
  tailoring: {
    description:
      'Keep the coat you like, with a zip that works. Bring it to a workshop, or get measured at home. The tailor pins it with you in front of a mirror, tells you what’s possible and what it costs, and writes on the ticket when it’ll be ready.',
    checks: ['Seam allowance', 'Cloth and lining', 'Pinned in the mirror', 'Date you need it'],
    offerings: {
      Alterations:
        'Hems, waists, sleeves and shoulders taken in or let out, with the original edge kept where it shows.',
      Repairs: 'Zips, linings, pockets and moth holes, darned or patched, visibly or invisibly as you prefer.',
      'Made to measure': 'Cut to your measurements with one fitting before the last seams are closed.',
      'Curtains and covers': 'Measured at your home, sewn in the workshop, then hung or fitted by us.',
    },
    haveReady: 'The garment, the shoes you’ll wear with it, and the date you need it by.',
    notIncluded: 'We don’t dry clean, or work with leather heavier than a jacket’s.',
    closing: `Try it on before you take it home. If one of our seams opens within ${quantity(WARRANTY_DAYS, 'day')}, we’ll sew it again, no questions asked.`,
    sceneLabel: 'A white sewing machine with red cloth under its needle, spools of thread and a pair of scissors',
  },
};

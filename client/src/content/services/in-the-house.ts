import type { ServiceDetails } from '~/content/service-content.ts';
import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

export const plumbing: ServiceDetails = {
  description:
    'Most leaks are a washer, a joint or a hose, and are repaired in one visit. Turn the water off at the stopcock, take a photo, and book. The plumber finds where it comes from for nothing and tells you the price of stopping it before opening a wall or a floor.',
  checks: ['Stopcock works', 'Source of the leak', 'Water pressure', 'Traps and wastes'],
  offerings: [
    {
      title: 'Leaks and burst pipes',
      text: 'Traced to the joint, repaired and put under pressure again before the wall is closed.',
    },
    {
      title: 'Taps, toilets and showers',
      text: 'Washers, cartridges, flush valves and fill valves replaced; new fittings put in.',
    },
    {
      title: 'Blocked sinks and drains',
      text: 'Cleared by plunger, rod or jet, whichever is enough, and the cause shown to you.',
    },
    {
      title: 'Radiators and valves',
      text: 'Cold spots bled or flushed, dripping valves changed, a radiator moved or hung.',
    },
  ],
  haveReady: 'A photo of the leak and one of the whole room, and whether the stopcock turns.',
  notIncluded:
    'Gas is not plumbing: for a boiler choose HVAC repair. The public sewer in the street is your water company’s.',
  closing:
    'The floor is left dry and the old parts go with us. Parts and labour carry 90 days’ warranty, and a joint that weeps again is made again.',
  sceneLabel: 'A tap dripping into a yellow bucket, with a spanner, a pipe bend and a plunger',
};

export const electricalRepair: ServiceDetails = {
  description:
    'A warm socket, a light that flickers, a fuse board that trips when the kettle goes on. The electrician isolates the circuit, finds the fault and shows it to you, then names a price. Nothing is switched back on before it has been tested.',
  checks: ['Circuit isolated', 'Earth and bonding', 'Insulation', 'RCD trip time'],
  offerings: [
    {
      title: 'Sockets and switches',
      text: 'Loose, scorched or dead ones replaced; new ones added where an extension lead lives today.',
    },
    {
      title: 'Lighting',
      text: 'Flickering fittings, transformers and dimmers repaired, and LED fittings put in.',
    },
    {
      title: 'Fuse boards',
      text: 'Tripping breakers traced, old fuses and RCDs renewed, circuits labelled in plain words.',
    },
    {
      title: 'Fixed appliances',
      text: 'Ovens, hobs, showers and extractor fans repaired or reconnected on the right circuit.',
    },
  ],
  haveReady: 'A photo of the fuse board with its door open, and what was switched on when it tripped.',
  notIncluded:
    'The meter and the fuse before it belong to your network operator. If something smells of burning, switch off at the board and call 105 or 999.',
  closing:
    'Work that the building rules ask to be certified is certified. You get the test results with the sheet, and 90 days’ warranty on parts and labour.',
  sceneLabel: 'A lit bulb, a socket, a red plug on its cable and a screwdriver on the pegboard',
};

export const electricalDiagnostics: ServiceDetails = {
  description:
    'When no one can say what’s wrong, this is where to begin. A specialist with a meter narrows it down, circuit by circuit, and writes what was measured on your sheet. The diagnosis is free. What you do with it, and with whom, is up to you.',
  checks: ['Voltage at rest', 'Current at night', 'Stored fault codes', 'Each circuit alone'],
  offerings: [
    {
      title: 'Tripping circuits at home',
      text: 'Leakage to earth followed to the appliance, the joint or the stretch of cable.',
    },
    {
      title: 'Warning lights in the car',
      text: 'Fault codes read, and tested at the part itself: a code names a circuit, not the guilty piece.',
    },
    {
      title: 'Batteries that drain',
      text: 'What draws current while everything sleeps, found fuse by fuse.',
    },
    {
      title: 'Now-and-then faults',
      text: 'Wriggled, warmed and logged until they show themselves, which can take a second visit.',
    },
  ],
  haveReady: 'When it happens, what was on, and a photo or film of it happening. That is half the diagnosis.',
  notIncluded: 'Diagnosis ends with an answer. Repairs begin when you have said yes to a price.',
  closing:
    'You keep the sheet with the readings. If we repair what it says and the fault is still there, our 100% satisfaction guarantee means that the search goes on at our cost.',
  sceneLabel: 'A yellow multimeter with its two probes on a car battery',
};

export const hvacRepair: ServiceDetails = {
  description: `No hot water, a radiator that stays cold, an air conditioner that drips. The engineer finds the cause before quoting, and says honestly when an old unit is no longer worth the part. Cold house, small children or is someone ill? Get immediate service, and we’ll call you back within ${formatCallbackTime(PUBLIC_CALLBACK)}.`,
  checks: ['System pressure', 'Pump and valves', 'Controls', 'Filters and flue'],
  offerings: [
    {
      title: 'Boilers',
      text: 'Lock-outs, lost pressure, pumps and valves, by an engineer who is registered for gas.',
    },
    {
      title: 'Heat pumps',
      text: 'Icing, error codes, noisy fans and settings that cost you money, fixed.',
    },
    {
      title: 'Air conditioning',
      text: 'Leaks found, filters and drains cleaned, refrigerant handled by those who are certified to.',
    },
    {
      title: 'Ventilation and controls',
      text: 'Fans, ducts, thermostats and timers repaired, balanced and explained.',
    },
  ],
  haveReady: 'Make and model from the plate on the unit, the error code, and the pressure on the dial.',
  notIncluded:
    'Smell of gas? Open the windows, leave, and call the gas emergency line on 0800 111 999 first. No booking comes before that.',
  closing:
    'After the repair the system runs a full cycle while the engineer is still there. Parts and labour carry 90 days’ warranty.',
  sceneLabel: 'A white radiator with a thermostat above it and a red fan beside it',
};

export const cleaningService: ServiceDetails = {
  description:
    'If you let someone in while you’re out, it has to be someone we’ve checked: verified, DBS checked and liability insured. Say how many rooms, what matters most and how you would like the key handled. Cleaners bring what they need and take it away again.',
  checks: ['Rooms and size', 'Surfaces and stains', 'Pets and allergies', 'Keys and alarm'],
  offerings: [
    {
      title: 'Homes',
      text: 'One visit or the same day each week: kitchens, bathrooms, floors, and the places behind things.',
    },
    {
      title: 'End of tenancy',
      text: 'Worked through by your inventory, oven and windows included, with photos at the end.',
    },
    {
      title: 'Carpets and upholstery',
      text: 'Tested in a corner first, then cleaned by the method that the fibre stands.',
    },
    {
      title: 'Offices and workshops',
      text: 'Before you open or after you close, by a list that hangs on your wall.',
    },
  ],
  haveReady: 'A photo of each room as it is on a normal day. Do not tidy up for it.',
  notIncluded: 'No asbestos, no sewage and no outside windows above the first floor: those need other trades.',
  closing:
    'You walk through at the end, or look at the photos. What is not clean is cleaned again: that is what the 100% satisfaction guarantee means here.',
  sceneLabel: 'A red bucket full of bubbles, a broom, a spray bottle and a squeegee',
};

import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES, WARRANTY_DAYS } from '#shared/terms.ts';
import type { ServiceDetails } from '~/content/service-content.ts';

export const plumbing: ServiceDetails = {
  description:
    'Most leaks are caused by a washer, a joint or a hose, and take one visit to repair. Turn the water off at the stopcock, take a photo and book. The plumber finds the source of the leak for free, and tells you the price before opening a wall or a floor.',
  checks: ['Stopcock works', 'Source of the leak', 'Water pressure', 'Traps and wastes'],
  offerings: [
    {
      title: 'Leaks and burst pipes',
      text: 'Traced to the joint, repaired and pressure-tested before the wall is closed.',
    },
    {
      title: 'Taps, toilets and showers',
      text: 'Washers, cartridges, flush valves and fill valves replaced, and new fittings installed.',
    },
    {
      title: 'Blocked sinks and drains',
      text: 'Cleared by plunger, rod or jet, whichever it needs. We’ll show you the cause.',
    },
    {
      title: 'Radiators and valves',
      text: 'Cold spots bled or flushed, dripping valves replaced, radiators moved or fitted.',
    },
  ],
  haveReady: 'A photo of the leak and one of the whole room, and whether the stopcock turns.',
  notIncluded:
    'Gas isn’t plumbing: for a boiler, choose HVAC repair. The public sewer in the street belongs to your water company.',
  closing: `We leave the floor dry and take the old parts away. You get a ${WARRANTY_DAYS}-day warranty on parts and labour: if the joint leaks again, we’ll repair it again.`,
  sceneLabel: 'A tap dripping into a yellow bucket, with a spanner, a pipe bend and a plunger',
};

export const electricalRepair: ServiceDetails = {
  description:
    'A warm socket, a light that flickers, or a fuse board that trips when you put the kettle on: the electrician isolates the circuit, finds the fault, shows it to you and gives you a price. Nothing is switched back on until it’s been tested.',
  checks: ['Circuit isolated', 'Earth and bonding', 'Insulation', 'RCD trip time'],
  offerings: [
    {
      title: 'Sockets and switches',
      text: 'Loose, scorched or dead ones replaced, and new ones added so you don’t need extension leads.',
    },
    {
      title: 'Lighting',
      text: 'Flickering fittings, transformers and dimmers repaired, and LED fittings installed.',
    },
    {
      title: 'Fuse boards',
      text: 'Tripping breakers traced, old fuses and RCDs replaced, circuits clearly labelled.',
    },
    {
      title: 'Fixed appliances',
      text: 'Ovens, hobs, showers and extractor fans repaired or reconnected on the right circuit.',
    },
  ],
  haveReady: 'A photo of the fuse board with its door open, and what was switched on when it tripped.',
  notIncluded:
    'The meter and the main fuse belong to your network operator. If you smell burning, switch off the power at the fuse board and call 105 or 999.',
  closing: `If building regulations require a certificate, you’ll get one. You’ll also get the test results with your job sheet, and a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
  sceneLabel: 'A lit bulb, a socket, a red plug on its cable and a screwdriver on the pegboard',
};

export const electricalDiagnostics: ServiceDetails = {
  description:
    'If no one can tell you what’s wrong, start here. A specialist with a meter tests one circuit at a time and records the readings on your job sheet. The diagnosis is free, and you decide what to do with it.',
  checks: ['Voltage at rest', 'Current at night', 'Stored fault codes', 'Each circuit alone'],
  offerings: [
    {
      title: 'Tripping circuits at home',
      text: 'Earth leakage traced to the appliance, the joint or the length of cable.',
    },
    {
      title: 'Warning lights in the car',
      text: 'Fault codes read and then the part itself tested, because a code only names a circuit.',
    },
    {
      title: 'Batteries that drain',
      text: 'We check fuse by fuse to find what uses power when everything’s off.',
    },
    {
      title: 'Intermittent faults',
      text: 'Tested, warmed up and logged until the fault appears, which may take a second visit.',
    },
  ],
  haveReady: 'When it happens, what was on, and a photo or video of it happening.',
  notIncluded: 'The diagnosis doesn’t include repairs. They start once you’ve agreed a price.',
  closing:
    'You keep the sheet with the readings. If we repair what it says and the fault is still there, our 100% satisfaction guarantee means we’ll keep looking at no extra cost.',
  sceneLabel: 'A yellow multimeter with its two probes on a car battery',
};

export const hvacRepair: ServiceDetails = {
  description: `No hot water, a radiator that stays cold or an air conditioner that drips: the engineer finds the cause before giving you a price, and tells you if an old unit isn’t worth repairing. If your home is cold and you have young children or someone’s ill, get immediate service and we’ll call you back within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
  checks: ['System pressure', 'Pump and valves', 'Controls', 'Filters and flue'],
  offerings: [
    {
      title: 'Boilers',
      text: 'Lockouts, lost pressure, pumps and valves, repaired by a gas-registered engineer.',
    },
    {
      title: 'Heat pumps',
      text: 'Icing, error codes, noisy fans and expensive settings fixed.',
    },
    {
      title: 'Air conditioning',
      text: 'Leaks found, filters and drains cleaned, refrigerant handled by certified engineers.',
    },
    {
      title: 'Ventilation and controls',
      text: 'Fans, ducts, thermostats and timers repaired, balanced and explained.',
    },
  ],
  haveReady: 'The make and model from the plate on the unit, the error code, and the pressure on the gauge.',
  notIncluded:
    'Can you smell gas? Open the windows, leave the building and call the gas emergency line on 0800 111 999. Do that before you contact us.',
  closing: `After the repair, the engineer runs the system through a full cycle before leaving. You get a ${WARRANTY_DAYS}-day warranty on parts and labour.`,
  sceneLabel: 'A white radiator with a thermostat above it and a red fan beside it',
};

export const cleaningService: ServiceDetails = {
  description:
    'If you let someone in while you’re out, it has to be someone we’ve checked: verified, DBS checked and liability insured. Tell us how many rooms there are, what matters most and what to do with the key. Cleaners bring what they need and take it away again.',
  checks: ['Rooms and size', 'Surfaces and stains', 'Pets and allergies', 'Keys and alarm'],
  offerings: [
    {
      title: 'Homes',
      text: 'Once, or on the same day each week: kitchens, bathrooms, floors and behind the furniture.',
    },
    {
      title: 'End of tenancy',
      text: 'Cleaned to your inventory, including the oven and windows, with photos at the end.',
    },
    {
      title: 'Carpets and upholstery',
      text: 'Tested in a corner first, then cleaned with a method that suits the fabric.',
    },
    {
      title: 'Offices and workshops',
      text: 'Before you open or after you close, to your own checklist.',
    },
  ],
  haveReady: 'A photo of each room on a normal day. You don’t need to tidy up first.',
  notIncluded:
    'We don’t remove asbestos or sewage, or clean outside windows above the first floor. Those need other trades.',
  closing:
    'Check the work when we finish, or look at the photos. If anything isn’t clean, we’ll clean it again: that’s our 100% satisfaction guarantee.',
  sceneLabel: 'A red bucket full of bubbles, a broom, a spray bottle and a squeegee',
};

import type { Tables } from '../store/database/tables.ts';
import type { ServiceName } from './types.ts';

/** The customer to log in as, which is printed when the demo starts. */
export const demoCustomer = {
  email: 'joan.pryce@example.com',
  password: 'Mend-it-2026!',
  firstName: 'Joan',
  lastName: 'Pryce',
  phone: '7700 900142',
};

/** Has booked before and never verified the email. */
export const unverifiedCustomer = {
  email: 'sam.unverified@example.com',
  firstName: 'Sam',
  lastName: 'Tilley',
  phone: '7700 900173',
};

export const demoAddress = {
  street: '27 Wheatsheaf Road',
  street2: '',
  city: 'Leicester',
  state: 'Leicestershire',
  zip_code: 'LE2 3PL',
  country: 'United Kingdom',
};

/** The address of Joan's bookings at home, in one line. */
export const demoHome = `${demoAddress.street}, ${demoAddress.city}, ${demoAddress.zip_code}`;

export const demoVehicles = [
  { make: 'Ford', model: 'Fiesta', year: 2019, color: 'Blue', plate: 'FN19 KTR', primary: true },
  { make: 'Volkswagen', model: 'Caddy', year: 2016, color: 'White', plate: 'FJ66 OWB', primary: false },
];

/** Other customers, who can't log in. */
export const neighbours: [firstName: string, lastName: string][] = [
  ['Alan', 'Birch'],
  ['Chloe', 'Marriott'],
  ['Dev', 'Patel'],
  ['Edith', 'Kemp'],
  ['Femi', 'Balogun'],
  ['Grace', 'Whitlock'],
  ['Hamza', 'Iqbal'],
  ['Isla', 'Thornton'],
  ['Jin', 'Park'],
  ['Kasia', 'Mazur'],
  ['Liam', 'Foxton'],
  ['Meera', 'Joshi'],
];

/** Amounts in pounds. */
export interface DemoRepair {
  parts: [name: string, quantity: number, price: number][];
  labour: [description: string, hours: number, rate: number][];
  notes: string;
  /** The usual one when left out. */
  warranty?: string;
}

export interface DemoAppointment {
  service: ServiceName;
  specialist: string | null;
  /** A workshop's name, an address, or null for the customer's own home. */
  location: { workshop: string } | { address: string } | null;
  details: string;
  vehicle?: { model: string; year: string; plate: string };
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /**
   * Days from the day of seeding. A future appointment moves to the first day on which the
   * specialist is free.
   */
  day: number;
  bookedDaysAgo: number;
  confirmedHoursAgo?: number;
  secondChoice?: boolean;
  /** Of completed appointments. Its cost is the price. */
  repair?: DemoRepair;
  review?: { stars: number; text: string };
  cancelReason?: string;
  rescheduled?: boolean;
  paid?: boolean;
}

const fiesta = { model: 'Ford Fiesta', year: '2019', plate: 'FN19 KTR' };
const caddy = { model: 'Volkswagen Caddy', year: '2016', plate: 'FJ66 OWB' };

/** Joan's appointments: every status, and every case in which an action is possible or not. */
export const joansAppointments: DemoAppointment[] = [
  {
    service: 'Vehicle Repair',
    specialist: 'Gurpreet Sandhu',
    location: { workshop: 'Frog Island Motors' },
    vehicle: fiesta,
    details:
      'Ford Fiesta, 2019, FN19 KTR\nEngine light comes on after ten minutes on the motorway and the idle is rough until it cools.',
    status: 'confirmed',
    day: 4,
    bookedDaysAgo: 2,
    confirmedHoursAgo: 1,
  },
  {
    service: 'Plumbing',
    specialist: 'Helen Fairbrother',
    location: null,
    details: 'Kitchen mixer tap\nDrips all night and the cold side is stiff.',
    status: 'pending',
    day: 9,
    bookedDaysAgo: 1,
    secondChoice: true,
  },
  {
    service: 'Carpentry',
    specialist: 'Owen Thistlewood',
    location: { address: '18 Harrow Road, Leicester LE3 0XW' },
    details: 'Sash window, front bedroom\nThe cord has snapped and the sill is soft at one end.',
    status: 'pending',
    day: 16,
    bookedDaysAgo: 6,
    rescheduled: true,
  },
  {
    service: 'Electrical Repair',
    specialist: 'Priya Nair',
    location: null,
    details: 'Landing light\nWorks from the top switch only.',
    status: 'confirmed',
    day: 6,
    bookedDaysAgo: 4,
    confirmedHoursAgo: 40,
    paid: true,
  },
  {
    service: 'Tailoring',
    specialist: 'Parvati Solanki',
    location: { workshop: "The Makers' Yard" },
    details: 'Wool coat\nLining torn under the left arm.',
    status: 'confirmed',
    day: 11,
    bookedDaysAgo: 5,
    confirmedHoursAgo: 30,
  },
  {
    service: 'Brake Repair',
    specialist: 'Marcus Delaney',
    location: { workshop: 'Aylestone Road Garage' },
    vehicle: caddy,
    details: 'Volkswagen Caddy\nFront brakes grind when cold.',
    repair: {
      parts: [
        ['Front brake pads, set', 1, 38.5],
        ['Front brake disc', 2, 34.25],
      ],
      labour: [['Front pads and discs changed', 1.5, 48]],
      notes: 'Rear pads have about 6 mm left. Brake fluid is due next spring.',
      warranty: '12 months on parts and labour',
    },
    status: 'completed',
    day: -12,
    bookedDaysAgo: 20,
    confirmedHoursAgo: 19 * 24,
    paid: true,
  },
  {
    service: 'Cleaning Service',
    specialist: 'Magdalena Kowalczyk',
    location: null,
    details: 'Two-bedroom terrace\nDeep clean of kitchen and bathroom.',
    status: 'completed',
    day: -33,
    bookedDaysAgo: 40,
    confirmedHoursAgo: 39 * 24,
    repair: {
      parts: [['Limescale remover', 1, 6.5]],
      labour: [['Deep clean of kitchen and bathroom', 4, 20]],
      notes: 'The extractor filter would not come off and was cleaned in place.',
    },
    review: { stars: 5, text: 'I did not know the bathroom taps were chrome. On time, careful, and gone by lunch.' },
    paid: true,
  },
  {
    service: 'Vehicle Repair',
    specialist: 'Gurpreet Sandhu',
    location: { workshop: 'Frog Island Motors' },
    vehicle: caddy,
    details: 'Volkswagen Caddy, 2016, FJ66 OWB\nAnnual service and MOT repairs.',
    status: 'completed',
    day: -75,
    bookedDaysAgo: 84,
    confirmedHoursAgo: 83 * 24,
    repair: {
      parts: [
        ['Engine oil 5W-30, litre', 5, 8.4],
        ['Oil filter', 1, 9.8],
        ['Air filter', 1, 14.2],
        ['Wiper blade', 2, 11.5],
      ],
      labour: [['Full service and repairs for the MOT', 2.5, 58]],
      notes: 'Passed the MOT. One advisory: offside rear tyre close to the limit.',
    },
    review: { stars: 4, text: 'Van passed first time. The waiting room coffee did not, but nobody charges for it.' },
    paid: true,
  },
  {
    service: 'Couriers',
    specialist: null,
    location: { address: '4 Welford Place, Leicester LE1 6XH' },
    details: 'Armchair\nTo my sister in Derby.',
    cancelReason: 'My sister collects it herself.',
    status: 'cancelled',
    day: -5,
    bookedDaysAgo: 15,
  },
];

interface DemoNotification {
  type: Tables['notifications']['type'];
  title: string;
  /** `#` is replaced by the reference of the appointment. */
  message: string;
  /** The index of Joan's appointment that it is about, if any. */
  appointment?: number;
  path: string;
  minutesAgo: number;
  read?: boolean;
}

const hour = 60;
const day = 24 * hour;
const appointments = '/dashboard/appointments';

/** Joan's notifications, the newest first: one for each kind of event. */
export const joansNotifications: DemoNotification[] = [
  {
    type: 'appointment',
    title: 'Appointment confirmed',
    message: 'Vehicle Repair (#) is confirmed. Please pay within 24 hours.',
    appointment: 0,
    path: appointments,
    minutesAgo: hour,
  },
  {
    type: 'payment',
    title: 'Payment expired',
    message: 'The time to pay for Tailoring (#) has passed. Please book a new appointment.',
    appointment: 4,
    path: appointments,
    minutesAgo: 6 * hour,
  },
  {
    type: 'appointment',
    title: 'Booking received',
    message: 'Plumbing (#) is booked. We’ll let you know when it’s confirmed.',
    appointment: 1,
    path: appointments,
    minutesAgo: day,
    read: true,
  },
  {
    type: 'payment',
    title: 'Payment received',
    message: '£65.00 for Electrical Repair (#). Thank you.',
    appointment: 3,
    path: appointments,
    minutesAgo: 39 * hour,
    read: true,
  },
  {
    type: 'appointment',
    title: 'Appointment rescheduled',
    message: 'Carpentry (#) is rescheduled. We’ll let you know when it’s confirmed.',
    appointment: 2,
    path: appointments,
    minutesAgo: 5 * day,
    read: true,
  },
  {
    type: 'review',
    title: 'How was it?',
    message: 'Brake Repair (#) is done. Please leave a review.',
    appointment: 5,
    path: '/dashboard/reviews',
    minutesAgo: 12 * day,
  },
  {
    type: 'system',
    title: 'Welcome',
    message: 'Your account is ready. You’ll find your appointments, repairs and vehicles here.',
    path: '/dashboard',
    minutesAgo: 90 * day,
    read: true,
  },
];

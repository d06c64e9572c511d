/** A testimonial. Invented, like everyone in the demo (C-71). */
export interface Testimonial {
  name: string;
  location: string;
  /** `2025-03-14`. */
  date: string;
  /** Out of five, in steps of a half. */
  rating: number;
  quote: string;
}

/** Customers in spring 2025, for the home page (HOME-18). */
export const earlyCustomers: readonly Testimonial[] = [
  {
    name: 'Joan P.',
    location: 'Clarendon Park',
    date: '2025-03-14',
    rating: 5,
    quote: 'Showed me the worn disc before replacing it and charged exactly the quoted price.',
  },
  {
    name: 'Imran S.',
    location: 'Beeston',
    date: '2025-03-21',
    rating: 5,
    quote: 'Boiler was out on a Sunday. Warm again by teatime, and he swept up afterwards.',
  },
  {
    name: 'Ruth A.',
    location: 'Loughborough',
    date: '2025-04-02',
    rating: 4.5,
    quote: 'Two doors that had stuck since we moved in. Planed, rehung, done before lunch.',
  },
  {
    name: 'Dele O.',
    location: 'West Bridgford',
    date: '2025-04-09',
    rating: 5,
    quote: 'Van wouldn’t start at six in the morning. A call in ten minutes, on the road by eight.',
  },
  {
    name: 'Margaret H.',
    location: 'Oadby',
    date: '2025-04-17',
    rating: 5,
    quote: 'She took the hem up on my daughter’s dress the day before the wedding. Invisible.',
  },
  {
    name: 'Piotr K.',
    location: 'Hucknall',
    date: '2025-04-30',
    rating: 4.5,
    quote: 'Found the socket that kept tripping the whole flat. I paid the price on the sheet.',
  },
];

/** Beta testers before the launch, for the about page (INFO-02). */
export const betaTesters: readonly Testimonial[] = [
  {
    name: 'Siobhan M.',
    location: 'Aylestone',
    date: '2025-01-18',
    rating: 4.5,
    quote: 'I booked from the bus with one thumb and added two photos of the leak. He could tell from the second one.',
  },
  {
    name: 'Gurdeep B.',
    location: 'Belgrave',
    date: '2025-01-25',
    rating: 5,
    quote: 'We agreed the price at the kitchen table before he opened his bag, and that was the price I paid.',
  },
  {
    name: 'Tomasz W.',
    location: 'Bulwell',
    date: '2025-02-01',
    rating: 4,
    quote:
      'My first request went to a specialist who was away. They rang, said sorry, and offered me two others to choose from.',
  },
  {
    name: 'Angela F.',
    location: 'Market Harborough',
    date: '2025-02-08',
    rating: 5,
    quote: 'The chair was my grandfather’s. New joint, old seat, and the joiner left the crack I asked him to leave.',
  },
  {
    name: 'Nadia R.',
    location: 'Sneinton',
    date: '2025-02-15',
    rating: 5,
    quote: 'Free brake check, and the answer was that nothing was needed. That’s when I believed them.',
  },
];

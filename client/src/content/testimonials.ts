/** A testimonial. Invented, like everyone in the demo (C-71). */
export interface Testimonial {
  name: string;
  place: string;
  day: string;
  month: string;
  /** Out of five, in halves. */
  rating: number;
  words: string;
}

/** Spring 2025, for the home page (HOME-18). */
export const earlyCustomers: readonly Testimonial[] = [
  {
    name: 'Joan P.',
    place: 'Clarendon Park',
    day: '14',
    month: 'Mar',
    rating: 5,
    words: 'Showed me the worn disc before replacing it and charged exactly the quoted price.',
  },
  {
    name: 'Imran S.',
    place: 'Beeston',
    day: '21',
    month: 'Mar',
    rating: 5,
    words: 'Boiler was out on a Sunday. Warm again by teatime, and he swept up after himself.',
  },
  {
    name: 'Ruth A.',
    place: 'Loughborough',
    day: '2',
    month: 'Apr',
    rating: 4.5,
    words: 'Two doors that had stuck since we moved in. Planed, rehung, done before lunch.',
  },
  {
    name: 'Dele O.',
    place: 'West Bridgford',
    day: '9',
    month: 'Apr',
    rating: 5,
    words: 'Van wouldn’t start at six in the morning. A call in ten minutes, on the road by eight.',
  },
  {
    name: 'Margaret H.',
    place: 'Oadby',
    day: '17',
    month: 'Apr',
    rating: 5,
    words: 'She took the hem up on my daughter’s dress the day before the wedding. Invisible.',
  },
  {
    name: 'Piotr K.',
    place: 'Hucknall',
    day: '30',
    month: 'Apr',
    rating: 4.5,
    words: 'Found the socket that kept tripping the whole flat. The price was the one on the sheet.',
  },
];

/** Beta testers before the launch on 1 March 2025, for the about page (INFO-02). */
export const betaTesters: readonly Testimonial[] = [
  {
    name: 'Siobhan M.',
    place: 'Aylestone',
    day: '18',
    month: 'Jan',
    rating: 4.5,
    words:
      'I booked from the bus with one thumb and added two photos of the leak. The second was the one that told him.',
  },
  {
    name: 'Gurdeep B.',
    place: 'Belgrave',
    day: '25',
    month: 'Jan',
    rating: 5,
    words: 'We agreed the price at the kitchen table before he opened his bag, and that was the price I paid.',
  },
  {
    name: 'Tomasz W.',
    place: 'Bulwell',
    day: '1',
    month: 'Feb',
    rating: 4,
    words:
      'My first request went to a specialist who was away. They rang, said sorry, and offered me two others to choose from.',
  },
  {
    name: 'Angela F.',
    place: 'Market Harborough',
    day: '8',
    month: 'Feb',
    rating: 5,
    words:
      'The chair was my grandfather’s. New joint, old seat, and the joiner left the crack that I asked him to leave.',
  },
  {
    name: 'Nadia R.',
    place: 'Sneinton',
    day: '15',
    month: 'Feb',
    rating: 5,
    words: 'Free brake check, and the answer was that nothing was needed. That is when I believed them.',
  },
];

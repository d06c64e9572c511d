import fc from 'fast-check';

/**
 * What people type or paste, and what it is: told once, and asked of all three rooms, which may not import each other. The forms tidy it, the gateway
 * reads it the same way for clients that are not ours, and the embedded backend for those that call /php directly.
 */
export interface UkInput {
  typed: string;
  /** As the field reads when it is left. */
  shown: string;
  /** Whether what was typed is taken as it is: by the form, and by a server that nobody tidied it for. */
  valid: boolean;
}

const input = (typed: string, shown: string, valid = true): UkInput => ({ typed, shown, valid });

export const postcodes: readonly UkInput[] = [
  // The six shapes, and the two that have their own.
  input('M1 1AE', 'M1 1AE'),
  input('LE1 6XH', 'LE1 6XH'),
  input('B33 8TH', 'B33 8TH'),
  input('W1A 0AX', 'W1A 0AX'),
  input('LE10 1AA', 'LE10 1AA'),
  input('EC1A 1BB', 'EC1A 1BB'),
  input('GIR 0AA', 'GIR 0AA'),
  input('gir0aa', 'GIR 0AA'),
  input('BFPO 58', 'BFPO 58'),
  input('bfpo1234', 'BFPO 1234'),
  input('BF1 2AX', 'BF1 2AX'),
  // However it is spaced and written.
  input('le16xh', 'LE1 6XH'),
  input(' Le1  6xH ', 'LE1 6XH'),
  input('LE 1 6XH', 'LE1 6XH'),
  input('l e 1 6 x h', 'LE1 6XH'),
  input('LE1-6XH.', 'LE1 6XH'),
  input('LE1\u20116XH', 'LE1 6XH'),
  input('LE1\u00a06XH', 'LE1 6XH'),
  input('\u202aLE1 6XH\u202c', 'LE1 6XH'),
  input('ＬＥ１　６ＸＨ', 'LE1 6XH'),
  input('ng17aq', 'NG1 7AQ'),
  // The letter O for the digit, the letter I for one, and the other way round, where the place in the code tells.
  input('LEI 6XH', 'LE1 6XH'),
  input('LE1O 1AA', 'LE10 1AA'),
  input('LE1I 1AA', 'LE11 1AA'),
  input('W1A OAX', 'W1A 0AX'),
  input('LE1 IAB', 'LE1 1AB'),
  input('0X1 1AA', 'OX1 1AA'),
  input('1P1 1AA', 'IP1 1AA'),
  input('S014 3AA', 'SO14 3AA'),
  input('GIR OAA', 'GIR 0AA'),
  input('BFP0 58', 'BFPO 58'),
  // Not where both are codes.
  input('E1O 6AN', 'E10 6AN'),
  input('OX1 1AA', 'OX1 1AA'),
  // None.
  input('', '', false),
  input('LE1', 'LE1', false),
  input('LE1 6X', 'LE1 6X', false),
  input('LE1 6XHH', 'LE1 6XHH', false),
  input('LE111 6XH', 'LE111 6XH', false),
  input('LE1 6X0', 'LE1 6X0', false),
  input('ABC1 1AA', 'ABC1 1AA', false),
  input('LÉ1 6XH', 'LÉ1 6XH', false),
  input('Leicester', 'LEICESTER', false),
  input('90210', '90210', false),
  input('BFPO 12345', 'BFPO 12345', false),
];

const NEAR = [...'aAbBfFgGlLeEkKqQxXzZoOiI0123456789 -.,()+/\u00a0\u202aé７Ｏ'];

/** Anything at all, and often what is nearly one of them. */
export const typing = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...NEAR), maxLength: 14 }),
  fc.constantFrom(...postcodes.map(({ typed }) => typed)),
);

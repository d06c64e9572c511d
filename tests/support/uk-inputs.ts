import fc from 'fast-check';

/**
 * Inputs that people type or paste, with their formatted values. Client, gateway and backend, which
 * can't import each other, are tested with the same cases.
 */
export interface UkInput {
  typed: string;
  /** The field's value after blur. */
  formatted: string;
  /** Whether the typed text is accepted, by the form and, unformatted, by a server. */
  valid: boolean;
}

const input = (typed: string, formatted: string, valid = true): UkInput => ({ typed, formatted, valid });

export const postcodes: readonly UkInput[] = [
  // The six formats, and the two special ones.
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
  // Any spacing and case.
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
  // O and 0, I and 1, where the position decides.
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
  // Not where both are valid.
  input('E1O 6AN', 'E10 6AN'),
  input('OX1 1AA', 'OX1 1AA'),
  // Invalid.
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
  input('A BFPO 58', 'A BFPO 58', false),
  input('ABGIR 0AA', 'ABGIR 0AA', false),
  input('GIR 0AAB', 'GIR 0AAB', false),
];

export const phones: readonly UkInput[] = [
  // As people write their own number (REG-06, C-57).
  input('7723 123456', '7723 123456'),
  input('07723123456', '7723 123456'),
  input('07723 123 456', '7723 123456'),
  input('+44 7723 123456', '7723 123456'),
  input('+447723123456', '7723 123456'),
  input('+44 (0)7723 123456', '7723 123456'),
  input('+(44) 7723 123456', '7723 123456'),
  input('0044 7723 123456', '7723 123456'),
  input('00447723123456', '7723 123456'),
  input('0044 (0)7723-123456', '7723 123456'),
  input('044 7723 123456', '7723 123456'),
  input('447723123456', '7723 123456'),
  input('44 7723 123456', '7723 123456'),
  input('(0116) 496 0120', '1164 960120'),
  input('07723.123.456', '7723 123456'),
  input('07723-123-456', '7723 123456'),
  input('07723\u2013123\u2013456', '7723 123456'),
  input('07723\u00a0123456', '7723 123456'),
  input('\u202a+44 7723 123456\u202c', '7723 123456'),
  input('０７７２３１２３４５６', '7723 123456'),
  // Nine digits: some areas have numbers that short.
  input('01169 60120', '1169 60120'),
  input('+44 1169 60120', '1169 60120'),
  input('116960120', '1169 60120'),
  // Within a text.
  input('Tel: 07723 123456 (mobile)', '7723 123456'),
  input('tel:+447723123456', '7723 123456'),
  input('07723 123456 ext 5', '7723 123456'),
  input('07723 123456, 0116 496 0120', '7723 123456'),
  input('Unit 4, 07723 123456', '7723 123456'),
  // Invalid.
  input('', '', false),
  input('seven', '', false),
  input('7723', '7723', false),
  input('77231', '7723 1', false),
  input('7723 1234', '7723 1234', false),
  input('447723123', '7723 123', false),
  input('+44', '44', false),
  // A digit too many is never cut: the rest would be another person's number.
  input('77231234567abc', '7723 1234567', false),
  input('07723 1234567', '7723 1234567', false),
  input('+44 7723 1234567', '7723 1234567', false),
  // Foreign: must not be read as a UK number.
  input('+33 1 42 68 53 00', '+33142685300', false),
  input('0033 1 42 68 53 00', '+33142685300', false),
  input('+1 202 555 0143', '+12025550143', false),
  input('+354 441 2345', '+3544412345', false),
  input('00354 441 2345', '+3544412345', false),
];

/** Texts from which the field takes digits (REG-06). A server refuses them. */
export const phonesOfTheField: readonly Omit<UkInput, 'valid'>[] = [
  { typed: '7723 abc 123456', formatted: '7723 123456' },
  { typed: '07723 1234x56', formatted: '7723 123456' },
];

export const plates: readonly UkInput[] = [
  // Current, with the year's letter in front or at the end, dateless, Northern Irish, personal, of
  // unknown age.
  input('fn19ktr', 'FN19 KTR'),
  input('FN19 KTR', 'FN19 KTR'),
  input('a123bcd', 'A123 BCD'),
  input('A1 BCD', 'A1 BCD'),
  input('abc123d', 'ABC 123D'),
  input('ABC 1D', 'ABC 1D'),
  input('1234ab', '1234 AB'),
  input('ab1234', 'AB 1234'),
  input('sgz4567', 'SGZ 4567'),
  input('AIG1234', 'AIG 1234'),
  input('1a', '1 A'),
  input('S1MON', 'S1 MON'),
  input('mrt1', 'MRT 1'),
  input('RO55OSS', 'RO55 OSS'),
  input('q123abc', 'Q123 ABC'),
  // Any spacing and case.
  input(' fn 19  ktr ', 'FN19 KTR'),
  input('FN19-KTR', 'FN19 KTR'),
  input('FN19\u00a0KTR', 'FN19 KTR'),
  input('\u202aFN19 KTR\u202c', 'FN19 KTR'),
  input('ＦＮ１９ ＫＴＲ', 'FN19 KTR'),
  // O and 0, I and 1, where the pattern decides.
  input('FNI9 KTR', 'FN19 KTR'),
  input('FNIO KTR', 'FN10 KTR'),
  input('FJ66 0WB', 'FJ66 OWB'),
  input('0U21 ABC', 'OU21 ABC'),
  input('AI23 BCD', 'A123 BCD'),
  input('ABC I23D', 'ABC 123D'),
  input('ABC 123O', 'ABC 1230'),
  input('A1G 1234', 'AIG 1234'),
  input('B0B 1', 'BOB 1'),
  // Not where it doesn't.
  input('11', '11'),
  input('12345', '12345'),
  // Foreign.
  input('1-abc-234', '1-ABC-234'),
  input('１\u2011abc  234', '1-ABC 234'),
  input('\u202a2-abc-23\u202c', '2-ABC-23'),
  input('ab12cdef', 'AB12CDEF'),
  // Unknown.
  input('Unknown', 'Unknown'),
  // Invalid.
  input('', '', false),
  input('a', 'a', false),
  input('?!', '?!', false),
  input('ÄB12 CDE', 'ÄB12 CDE', false),
  input('AB12 CDEFG', 'AB12 CDEFG', false),
];

/** Addresses are valid if they end with a postcode. */
export const addresses: readonly UkInput[] = [
  input('1 high st le16xh', '1 high st LE1 6XH'),
  input(' 1 High St,  LE1 6XH ', '1 High St, LE1 6XH'),
  input('1 High St, LE 1 6XH', '1 High St, LE1 6XH'),
  input('Flat 2, 10 Mill Lane, Hinckley le1o 1aa', 'Flat 2, 10 Mill Lane, Hinckley LE10 1AA'),
  input('The Old Barn m1 1ae.', 'The Old Barn M1 1AE'),
  input('Dalton Barracks BFPO58', 'Dalton Barracks BFPO 58'),
  input('le16xh', 'LE1 6XH'),
  // The text before the postcode stays as it is.
  input('12½ High Street le16xh', '12½ High Street LE1 6XH'),
  // As maps write them: a country at the end, several lines, the postcode before the town.
  ...[
    '12 High St, Leicester LE1 6XH, UK',
    '12 High St, Leicester LE1 6XH, United Kingdom',
    '12 High St, Leicester le16xh, U.K.',
    '12 High St, Leicester LE1 6XH England',
    '12 High St, Leicester LE1 6XH, England, UK',
    '12 High St, Leicester LE1 6XH GB.',
    '12 High St, LE1 6XH, Leicester',
    '12 High St, LE1 6XH Leicester, Great Britain',
    '12 High St, LEI 6XH, Leicester',
    '12 High St LE1 6XH, Leicester, UK',
    '12 High St,Leicester (LE1 6XH)',
    'LE1 6XH, 12 High St, Leicester',
    '12 High St\nLeicester LE1 6XH',
    ' 12 High St,\r\n LE1 6XH\r\n\r\nLeicester\r\nUnited Kingdom ',
    '12 High St; Leicester LE1 6XH; UK',
  ].map((typed) => input(typed, '12 High St, Leicester LE1 6XH')),
  input('Smith &amp; Sons, 12 High St; LE1 6XH', 'Smith &amp; Sons, 12 High St, LE1 6XH'),
  input('12 High St\nLeicester\nLE1 6XH', '12 High St, Leicester, LE1 6XH'),
  input('12 High St - LE1 6XH - Leicester', '12 High St - Leicester LE1 6XH'),
  input('LE2 1AB Depot, 12 High St, LE1 6XH', 'LE2 1AB Depot, 12 High St, LE1 6XH'),
  // Wales is also a village.
  input('12 Church Street, Wales, S26 5LQ', '12 Church Street, Wales, S26 5LQ'),
  input('12 Church Street, Cardiff, Wales, CF10 1AA', '12 Church Street, Cardiff CF10 1AA'),
  input('12 High St LE1 6XH, England', '12 High St, LE1 6XH'),
  input('12 High St, Leicester LE1 6XH (ring twice)', '12 High St, Leicester (ring twice) LE1 6XH'),
  input('Flat A1 2BC, High St', 'Flat A1 2BC, High St', false),
  input('Van AB12 CDE, 4 Mill Lane', 'Van AB12 CDE, 4 Mill Lane', false),
  input('3 New England', '3 New England', false),
  input('UK', 'UK', false),
  input('12 High St, Leicester, UK', '12 High St, Leicester', false),
  input('1,200 Melton Road', '1,200 Melton Road', false),
  input('№ 3–5 Ｍ Street', '№ 3–5 Ｍ Street', false),
  input('12 High St', '12 High St', false),
  input('Room 10 AA', 'Room 10 AA', false),
  input('Lay-by on the A46', 'Lay-by on the A46', false),
  input('', '', false),
];

const CHARACTERS = [...'aAbBfFgGlLeEkKqQxXzZoOiI0123456789 -.,()+/\u00a0\u202aé７Ｏ'];

/** Any text, often similar to a valid one. */
export const typing = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 14 }),
  fc.constantFrom(...[...postcodes, ...phones, ...phonesOfTheField, ...plates, ...addresses].map(({ typed }) => typed)),
);

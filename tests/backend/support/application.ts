import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Answer, TestBackend } from './backend.ts';
import { picture } from './booking.ts';
import { codeFor } from './codes.ts';

/** What a part of the form may be: a text, a list (sent as `name[]`), a file, or several (sent as `name[0]`...). */
export type Parts = Record<string, string | string[] | File | File[]>;

/** A complete application. What is `undefined` in the changes is left out. */
export function applicationParts(email: string, changes: Record<string, Parts[string] | undefined> = {}): Parts {
  const parts: Record<string, Parts[string] | undefined> = {
    first_name: 'Nell',
    last_name: 'Ashdown',
    email,
    // Somebody else's each time: an applicant may not apply without end.
    phone_no: `07700 9${randomInt(10_000, 99_999)}`,
    bio: 'Twenty years of pipes.',
    years_of_experience: '10+',
    certified: 'Yes',
    liabilityInsurance: 'Not sure',
    services: ['Plumbing', 'HVAC Repair'],
    customServices: JSON.stringify([{ name: 'Well drilling', description: 'By hand' }]),
    immediateServices: ['Lockout Service'],
    customImmediateServices: JSON.stringify([{ name: 'Flooded cellar' }]),
    servicePricing: JSON.stringify({
      Plumbing: { base_price: '45.00', price_high: '60.00', estimated_duration: '90', custom_description: 'Taps' },
      'HVAC Repair': { base_price: '0.5', price_high: '', estimated_duration: '', custom_description: '' },
      'Well drilling': { base_price: 300 },
    }),
    locations: ['Leicester'],
    customLocations: ['Rutland'],
    willingToTravel: '25+ miles',
    serviceModes: 'both',
    availability: ['Monday', 'Saturday'],
    timeSlots: JSON.stringify({ Monday: ['1', '2'] }),
    companies: [],
    customCompanies: ['Guild of Plumbers'],
    workshops: [],
    customWorkshops: JSON.stringify([
      { name: 'The Shed', address: '1 Mill Lane', city: 'Oakham', state: 'Rutland', postal_code: 'le15 6aa' },
    ]),
    terms: 'true',
    gdprConsent: 'true',
    profilePicture: picture(undefined, 'nell.jpg'),
    certifiedFiles: [],
    ...changes,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts;
}

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (!Array.isArray(part)) form.append(name, part);
    else
      for (const [index, value] of part.entries())
        form.append(typeof value === 'string' ? `${name}[]` : `${name}[${index}]`, value);
  }
  return form;
}

export function sendApplication(test: TestBackend, parts: Parts, key?: string): Promise<Answer> {
  return test.postForm('addSpecialist.php', formOf(parts), key ? { 'idempotency-key': key } : {});
}

/** Proves an address as an applicant does: by the code in the mail. */
export async function proveAddress(test: TestBackend, email: string): Promise<void> {
  const ask = (fields: object) => test.postJson('emailVerification.php', { type: 'specialist', email, ...fields });
  const { status } = await ask({ action: 'send_code' });
  if (status !== 200) throw new Error(`no code was sent: ${status}`);
  const answer = await ask({ action: 'verify_code', code: await codeFor(test, email) });
  if (answer.status !== 200) throw new Error(`the code was refused: ${answer.body.message}`);
}

/** A ZIP archive of uncompressed files, which is what a DOCX is. */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    sizes.writeUInt16LE(name.length, 12);
    const local = Buffer.concat([
      Buffer.from('504b03041400000000000000', 'hex'),
      Buffer.alloc(2),
      sizes,
      Buffer.from(name),
      data,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        Buffer.from('504b010214001400000000000000', 'hex'),
        Buffer.alloc(2),
        sizes,
        place,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...central, end]);
}

/** The heads of what certificates are. */
export const documents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(500),
  ]),
  installer: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)]),
  docx: zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  }),
};

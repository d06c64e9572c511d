import { crc32 } from 'node:zlib';

/** A ZIP archive of uncompressed files, like a DOCX. */
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
    const offsets = Buffer.alloc(14);
    offsets.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        Buffer.from('504b010214001400000000000000', 'hex'),
        Buffer.alloc(2),
        sizes,
        offsets,
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

/** A Word document whose main part has this type. */
function wordXml(type: string): Buffer {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}

/** The first bytes of certificates, and of similar files. */
export const documents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(500),
  ]),
  installer: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)]),
  docx: wordXml('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
  withMacros: wordXml('application/vnd.ms-word.document.macroEnabled.main+xml'),
};

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCertificates, prepareCertificate, rejectCopies } from '~/features/application/files/certificate-rules.ts';
import { fileOf, withoutDecoding } from '../support/sample-files.ts';

const MIB = 1024 * 1024;

/** A file that claims to have this size. */
function file(name: string, size = 1, type = '') {
  return Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: size });
}

describe('certificates (JOIN-12)', () => {
  beforeEach(withoutDecoding);
  afterEach(() => vi.unstubAllGlobals());

  const content = {
    pdf: fileOf('pdf', ''),
    jpeg: fileOf('jpeg', ''),
    png: fileOf('png', ''),
    doc: [fileOf('doc', ''), 'W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'],
    docx: [fileOf('docx', ''), 'word/document.xml'],
  };
  it.each(Object.entries(content))('a %s is accepted, whatever its name and type', async (_kind, parts) => {
    for (const name of ['a.pdf', 'a.PNG', 'a.docx', 'scan', 'scan.txt', 'scan.exe']) {
      for (const type of ['', 'application/octet-stream', 'image/jpeg']) {
        const certificate = new File([parts].flat(), name, { type });
        expect(await prepareCertificate(certificate)).toEqual({ kind: 'accepted', file: certificate });
      }
    }
  });

  it.each([
    ['notes.txt', new File(['Dear Sir'], 'notes.txt'), ''],
    ['a.pdf', new File(['Dear Sir'], 'a.pdf'), ', whatever its name says'],
    ['prices.xlsx', new File([fileOf('docx', ''), 'xl/workbook.xml'], 'prices.xlsx'), ''],
    ['setup.msi', fileOf('doc', 'setup.msi'), ''],
    ['a.webp', fileOf('webp', 'a.webp'), ''],
  ])('%s is refused by its content', async (name, certificate, though) => {
    const message = `“${name}” is not a PDF, JPG, PNG, DOC or DOCX file${though}.`;
    expect(await prepareCertificate(certificate)).toEqual({ kind: 'rejected', message });
  });

  it.each<[File, string | undefined]>([
    [file('a.pdf', 25 * MIB), undefined],
    [file('a.pdf', 25 * MIB + 1), '“a.pdf” is larger than 25 MB.'],
    [file('a.pdf', 0), '“a.pdf” is empty.'],
  ])('%#', (chosen, error) => {
    const { accepted, errors } = checkCertificates([chosen], []);
    expect(errors[0]).toBe(error);
    expect(accepted).toHaveLength(error ? 0 : 1);
  });

  it('are at most nine, without duplicates', () => {
    const nine = Array.from({ length: 9 }, (_, index) => file(`${index}.pdf`));
    expect(checkCertificates([...nine, file('9.pdf'), file('3.pdf')], [])).toEqual({
      accepted: nine,
      errors: ['We didn’t add “9.pdf”: you can add at most 9 files.', 'You’ve already added “3.pdf”.'],
    });
  });

  it('come before files with other names, which may be none', () => {
    const nine = Array.from({ length: 9 }, (_, index) => file(`${index}.pdf`));
    expect(checkCertificates([file('notes.txt'), ...nine], []).accepted).toEqual(nine);
  });

  it('are refused if they have the content of another, whatever their names say', async () => {
    const named = (name: string, content: string) => new File([content], name);
    const original = named('gas-safe.pdf', '%PDF one');
    const other = named('gas-safe.pdf', '%PDF two');
    const copy = named('gas-safe (1).pdf', '%PDF one');
    expect(await rejectCopies([copy, other, named('b.pdf', '%PDF two'), named('c.pdf', '%PDF 3')], [original])).toEqual(
      {
        accepted: [other, expect.objectContaining({ name: 'c.pdf' })],
        errors: [
          '“gas-safe (1).pdf” wasn’t added: it’s the same file as “gas-safe.pdf”.',
          '“b.pdf” wasn’t added: it’s the same file as “gas-safe.pdf”.',
        ],
      },
    );
  });
});

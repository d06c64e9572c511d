import { describe, expect, it } from 'vitest';
import { checkCertificates, rejectCopies } from '~/features/application/files/certificate-rules.ts';

const MIB = 1024 * 1024;

/** A file that claims to have this size. */
function file(name: string, size = 1, type = '') {
  return Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: size });
}

describe('certificates (JOIN-12)', () => {
  it.each(['a.pdf', 'a.jpg', 'a.jpeg', 'a.PNG', 'a.doc', 'a.docx'])('%s is accepted', (name) => {
    expect(checkCertificates([file(name)], []).errors).toEqual([]);
  });

  it.each<[File, string | undefined]>([
    [file('a.pdf', 25 * MIB), undefined],
    [file('a.pdf', 25 * MIB + 1), '“a.pdf” is larger than 25 MB.'],
    [file('a.pdf', 0), '“a.pdf” is empty.'],
    [file('a.pdf.exe'), '“a.pdf.exe” is not a PDF, JPG, PNG, DOC or DOCX file.'],
    [file('pdf'), '“pdf” is not a PDF, JPG, PNG, DOC or DOCX file.'],
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

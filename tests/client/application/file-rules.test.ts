import { describe, expect, it } from 'vitest';
import { sortCertificates } from '~/features/application/files/file-rules.ts';

const MIB = 1024 * 1024;

/** A file that says it is so large, without being it. */
function file(name: string, size = 1, type = '') {
  return Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: size });
}

describe('certificates (JOIN-12)', () => {
  it.each(['a.pdf', 'a.jpg', 'a.jpeg', 'a.PNG', 'a.doc', 'a.docx'])('%s is taken', (name) => {
    expect(sortCertificates([file(name)], []).refusals).toEqual([]);
  });

  it.each<[File, string | undefined]>([
    [file('a.pdf', 25 * MIB), undefined],
    [file('a.pdf', 25 * MIB + 1), '“a.pdf” is larger than 25 MB.'],
    [file('a.pdf', 0), '“a.pdf” is empty.'],
    [file('a.pdf.exe'), '“a.pdf.exe” is not a PDF, JPG, PNG, DOC or DOCX file.'],
    [file('pdf'), '“pdf” is not a PDF, JPG, PNG, DOC or DOCX file.'],
  ])('%#', (chosen, refusal) => {
    const { accepted, refusals } = sortCertificates([chosen], []);
    expect(refusals[0]).toBe(refusal);
    expect(accepted).toHaveLength(refusal ? 0 : 1);
  });

  it('are nine at most, and each once', () => {
    const nine = Array.from({ length: 9 }, (_, index) => file(`${index}.pdf`));
    expect(sortCertificates([...nine, file('9.pdf'), file('3.pdf')], [])).toEqual({
      accepted: nine,
      refusals: ['“9.pdf” was left out: 9 files at most.', '“3.pdf” is on the list already.'],
    });
  });
});

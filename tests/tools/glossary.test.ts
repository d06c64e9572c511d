import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkWords, GLOSSARY, readGlossary } from '../../tools/glossary.mjs';

const glossary = readGlossary(readFileSync(GLOSSARY, 'utf8'));
const check = (text: string, path = 'client/src/app/page.tsx') => checkWords(new Map([[path, text]]), glossary);

describe('the glossary check', () => {
  it('reads the retired words and the exceptions from the glossary', () => {
    expect(glossary.retired.get('alert')).toBe('notification');
    expect(glossary.retired.get('e-mail')).toBe('email');
    expect(glossary.exceptions.length).toBeGreaterThan(3);
  });

  it('accepts a good file', () => {
    const lines = [
      "import { notifications } from '~/features/alert-list.ts';",
      `// ${'x'.repeat(97)}`,
      `const text = '${'x'.repeat(110)}';`,
      '<p role="alert">We couldn\'t load your notifications.</p>',
      "screen.getByRole('alertdialog')",
      "label: 'E-mail Address', // the Mendwell placeholder",
    ];
    expect(check(lines.join('\n'))).toEqual([]);
  });

  it('reports retired words with their lines', () => {
    const lines = ['const useAlerts = 1;', '', '/** Nobody sees your E-mail. */', 'const ALERT_LIST = `the alerts`;'];
    expect(check(lines.join('\n'))).toEqual([
      "client/src/app/page.tsx:1: 'alert' is retired; write: notification",
      expect.stringMatching(/^client\/src\/app\/page\.tsx:3: 'nobody' is retired; write: customer, guest/),
      "client/src/app/page.tsx:3: 'e-mail' is retired; write: email",
      "client/src/app/page.tsx:4: 'alert' is retired; write: notification",
    ]);
  });

  it('checks file names too', () => {
    expect(check('', 'client/src/app/alert-list.ts')).toEqual([
      "client/src/app/alert-list.ts: 'alert' is retired; write: notification",
    ]);
  });

  it.each([
    ['app.ts', `  // ${'x'.repeat(96)}`],
    ['app.tsx', `  /** ${'x'.repeat(96)} */`],
    ['app.css', ` * ${'x'.repeat(98)}`],
    ['app.graphql', `# ${'x'.repeat(99)}`],
  ])('reports a comment of more than 100 columns in %s', (path, line) => {
    expect(check(line, path)).toEqual([`${path}:1: the comment has ${line.length} columns; 100 are allowed`]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLengths, checkWords, GLOSSARY, readGlossary } from '../../tools/checks/glossary.mjs';

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

describe('the check of lengths', () => {
  const tokens = '--size-2: 8px;\n--size-10: 40px;\n--radius-2: 8px;\n--stroke-1: 1.5px;\n--target: 44px;';
  const check = (text: string, path = 'client/src/ui/card.module.css') => checkLengths(new Map([[path, text]]), tokens);

  it('accepts breakpoints, lengths for which there is no token, and what a requirement names', () => {
    const sheet = `@media print, (width < 1200px) { a { gap: var(--size-2) 18px; width: 340px; border: 1px solid; } }
/* As C-106 wants it. */
@media (width < 1024px) { a { box-shadow: 0 0 8px red; } }`;
    expect(check(sheet)).toEqual([]);
    expect(check("useMediaQuery('(width >= 640px)')", 'client/src/ui/card.tsx')).toEqual([]);
    expect(check('.a { gap: 8px; }', 'client/src/illustrations/drill.module.css')).toEqual([]);
  });

  it.each([
    ['@media (width < 800px) {', '(width < 800px) is none of our breakpoints (CONTRIBUTING.md)'],
    ['@media (max-width: 640px) {', '(max-width: 640px) is none of our breakpoints (CONTRIBUTING.md)'],
    ['@media print, (width >= 40rem) {', '(width >= 40rem) is none of our breakpoints (CONTRIBUTING.md)'],
    ['.a { gap: 8px; }', "'gap: 8px;' has a token: var(--size-2)"],
    ['.a {\n margin: 0 -40px; }', "'margin: 0 -40px;' has a token: var(--size-10)"],
    ['.a { min-height: calc(1em + 44px); }', "'min-height: calc(1em + 44px);' has a token: var(--target)"],
    ['.a { border-radius: 8px; }', "'border-radius: 8px;' has a token: var(--radius-2)"],
    ['.a { border-top: 1.5px solid red; }', "'border-top: 1.5px solid red;' has a token: var(--stroke-1)"],
  ])('refuses %s', (text, problem) => {
    expect(check(text)).toEqual([expect.stringMatching(/^client\/src\/ui\/card\.module\.css:[12]: /)]);
    expect(check(text)[0]).toContain(problem);
  });

  it('refuses another breakpoint in code', () => {
    expect(check("useMediaQuery('(min-width: 40rem)')", 'client/src/ui/card.tsx')).toEqual([
      'client/src/ui/card.tsx:1: (min-width: 40rem) is none of our breakpoints (CONTRIBUTING.md)',
    ]);
  });
});

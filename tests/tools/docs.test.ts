import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOG_EVENTS } from '#shared/server/log/events.ts';
import { fieldsOf } from '../../backend/domain/catalogue/records.ts';
import { listNames } from '../../backend/domain/catalogue/references.ts';
import { columnOf } from '../../backend/operator/catalogue/columns.ts';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file) && !file.includes('/generated/'));

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...filesIn('docs', /\.md$/),
  ...filesIn('client/src', /\.md$/),
];

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The anchor of a heading on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchors of a file. Repeated headings are numbered. */
function anchorsIn(path: string): Set<string> {
  const seen = new Map<string, number>();
  const text = readFileSync(path, 'utf8').replace(/^```.*?^```/gms, '');
  const found = [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const anchor = anchorOf(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
  return new Set(found);
}

/** Cached, because the API reference links to itself a thousand times. */
const anchors = new Map<string, Set<string>>();

/** Relative links to missing files or headings, or out of the repository. */
function brokenLinks(document: string): string[] {
  const links = [...withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : normalize(join(dirname(document), path));
      if (target.startsWith('..') || !existsSync(target)) return true;
      if (anchor === undefined) return false;
      const known = anchors.get(target) ?? anchorsIn(target);
      anchors.set(target, known);
      return !known.has(anchor);
    });
}

describe('the documentation', () => {
  it.each(documents)('%s has no broken links', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it('has a README of at most 120 lines', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const namesIn = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name);

describe('the events of the logs', () => {
  it('are all in the tables of docs/operations.md, and no others', () => {
    const [section = ''] = /^## Logs$.*?^## /ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const documented = [...section.matchAll(/^\| ((?:`[a-z -]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(sorted(documented)).toEqual(sorted(LOG_EVENTS));
  });

  it('are all logged', () => {
    const sources = ['gateway', 'backend', 'shared']
      .flatMap((folder) => filesIn(folder, /\.ts$/))
      .map((path) => readFileSync(path, 'utf8'));
    const logged = sources.flatMap((source) =>
      [...source.matchAll(/\bevent: '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(sorted(logged)).toEqual(sorted(LOG_EVENTS));
  });
});

describe('the fields of imports and exports', () => {
  const [section = ''] = /^### Fields$.*?(?=^## )/ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const rows = [...section.matchAll(/^\| (\w*) ?\| (`.*?) \| (.*?) \| (.*) \|$/gm)];

  it('are all in the table of docs/operations.md with their columns and choices, and no others', () => {
    let list = '';
    const documented = rows.flatMap(([, listCell, fieldCell = '', json = '', csv = '']) => {
      list = listCell || list;
      const [, column] = /column `(\w+)`/.exec(csv) ?? [];
      return [...fieldCell.matchAll(/`(\w+)`(\*?)/g)].map(([, field, star]) => ({
        field: `${list}.${field}${star}`,
        column: column ?? field,
        json,
      }));
    });
    const expected = listNames.flatMap((list) =>
      fieldsOf(list)
        .filter(([field]) => field !== 'name')
        .map(([field, { initial, choices = [] }]) => ({
          field: `${list}.${field}${initial === undefined ? '*' : ''}`,
          column: columnOf(list, field),
          json: expect.stringMatching(choices.map((choice) => `(?=.*\`${choice}\`)`).join('')),
        })),
    );
    const byField = (a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field);
    expect(documented.filter(({ field }) => field !== 'all.id').sort(byField)).toEqual(expected.sort(byField));
  });
});

describe('the environment variables', () => {
  // Set by the system, npm, the process itself or `npm run test:mutation`, and not settings.
  const notSettings = new Set([
    'HOME',
    'MUTATION_AREA',
    'MUTATION_PASS',
    'PATH',
    'SystemRoot',
    'TMPDIR',
    'npm_lifecycle_event',
  ]);
  const readByCode = [
    ...['gateway/config.ts', 'backend/config.ts', 'backend/operator/settings.ts', 'shared/server/settings.ts'].flatMap(
      (path) => namesIn(path, /^ {2}([A-Z][A-Z_]+): /gm),
    ),
    ...['playwright.config.ts', 'vitest.config.ts', 'client/vite.config.ts']
      .concat(filesIn('tools', /\.mjs$/), filesIn('bench', /\.ts$/), filesIn('tests', /\.tsx?$/))
      .flatMap((path) => namesIn(path, /process\.env\.(\w+)/g)),
  ].filter((name) => !notSettings.has(name));

  it('are found in the code', () => {
    expect(readByCode).toEqual(
      expect.arrayContaining(['PORT', 'BACKEND_PORT', 'DOCTOR_PASSWORD', 'TEST_POSTGRES_URL']),
    );
  });

  it('are all in the tables of docs/deploying.md, and no others', () => {
    const documented = namesIn('docs/deploying.md', /^\| `([A-Z_]+)` \|/gm);
    expect(documented.toSorted()).toEqual(sorted(readByCode));
  });

  it('are all in .env.example, and no others', () => {
    const onlyForCompose = 'POSTGRES_PASSWORD';
    const examples = namesIn('.env.example', /^# ([A-Z_]+)=/gm);
    expect(examples.toSorted()).toEqual(sorted([...readByCode, onlyForCompose]));
    expect(readFileSync('compose.yaml', 'utf8')).toContain(`\${${onlyForCompose}:?`);
  });
});

describe('what is fetched from elsewhere', () => {
  const workflows = filesIn('.github/workflows', /\.yml$/);

  it('are images and actions of one digest each', () => {
    const images = ['Dockerfile', 'compose.yaml', ...workflows].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:image: |NODE_IMAGE=|^FROM )(\S+)/gm)].map(([, image = '']) => image),
    );
    const actions = workflows.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/uses: (\S+)/g)].map(([, action = '']) => action),
    );
    expect(images.length).toBeGreaterThan(5);
    expect(actions.length).toBeGreaterThan(3);
    expect(images.filter((image) => !/^\$\{NODE_IMAGE\}$|@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
    expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
  });

  it('is no script that a document tells you to run unseen', () => {
    for (const path of [...documents, 'Dockerfile', ...workflows]) {
      expect(readFileSync(path, 'utf8'), path).not.toMatch(
        /(?:curl|wget)[^\n]*\|\s*(?:sudo\s+)?(?:-\w+\s+)*(?:ba|z|da)?sh\b/,
      );
    }
  });
});

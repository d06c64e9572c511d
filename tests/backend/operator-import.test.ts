import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { fieldsOf } from '../../backend/domain/catalogue/records.ts';
import { runNode } from '../support/processes.ts';
import { recordWith, startBackend, type TestBackend, useBackend } from './support/backend.ts';
import { onEachEngine, rows } from './support/engines.ts';
import { environmentOf, operate, operatorRefusal, runOperatorCommand, useFolder } from './support/operator.ts';

const production = { demo: false, smtpUrl: 'smtp://127.0.0.1:9' };
const lists = ['services', 'areas', 'companies', 'workshops', 'specialists'];

const taps = { basePricePence: 4500, highPricePence: 6050, durationMinutes: 90 };

const business = {
  areas: [{ name: 'Rutland' }, { name: 'Oakham' }],
  companies: [{ name: 'Guild of Plumbers' }],
  services: [{ name: 'Locksmith', description: 'Locks opened and changed.', icon: 'fa-key' }],
  workshops: [
    { name: 'The Shed', address: '1 Mill Lane, Oakham LE15 6AA', services: ['Plumbing'], hours: 'Mon-Fri 9-17' },
  ],
  specialists: [
    {
      name: 'Nell Ashdown',
      trade: 'Plumber',
      serviceMode: 'both',
      services: [{ service: 'plumbing', name: 'Taps; and mixers', ...taps }, { service: 'Locksmith' }],
      areas: [{ area: 'Rutland', travelFeePence: 500 }, { area: 'Oakham' }],
      workshops: ['The Shed'],
      companies: ['Guild of Plumbers'],
      hours: 'Mon-Tue, Thu 08:00-12:00, 13:00-17:00; Sat 10:00-11:00',
    },
  ],
};

onEachEngine('Import and export', (engine) => {
  const demo = useBackend(engine);
  const folder = useFolder();
  const others: TestBackend[] = [];
  afterAll(() => Promise.all(others.map((test) => test.stop())));

  async function emptyBackend(): Promise<TestBackend> {
    const test = await startBackend(engine, production);
    others.push(test);
    return test;
  }

  const imported = async (test: TestBackend, content: unknown, ...args: string[]) =>
    operate(test, 'import', await folder.write('document.json', JSON.stringify(content)), ...args);
  const refused = async (test: TestBackend, name: string, content: string | Uint8Array, ...args: string[]) => {
    const stderr = await operatorRefusal(test, 'import', await folder.write(name, content), ...args);
    return stderr.trimEnd().split('\n').slice(0, -1);
  };
  const logged = (test: TestBackend) =>
    rows<{ command: string; subject_kind: string; subject_id: string; changes: string }>(
      test.scratch,
      'select * from operator_log order by id',
    );

  /**
   * What customers can see about everyone, without what an export leaves out: ids, photos and
   * reviews.
   */
  async function directory(test: TestBackend) {
    const { body } = await test.get('/php/specialists.php?per_page=50');
    const named = (list: { name: string }[]) => list.map(({ name }) => name);
    const free = async (query: string) =>
      (await test.get(`/php/getAvailableDates.php?${query}`)).body.dates as string[];
    const services = (await test.get('/php/services.php')).body.services;
    const workshops = await Promise.all(
      services.map(async ({ id }: { id: string }) =>
        (await test.get(`/php/getWorkshopLocations.php?serviceId=${id}`)).body.locations.map(
          (workshop: { name: string; address: string }) => [workshop.name, workshop.address],
        ),
      ),
    );
    const withoutIds = JSON.stringify(body.specialists, (key, value) =>
      /(^|_)id$|^ids$|photo|image|review|rating/i.test(key) ? undefined : value,
    ).replaceAll(/&quot;(?:id|service_id)&quot;:&quot;?\d+&quot;?,?/g, '');
    return {
      withoutIds,
      names: named(body.specialists),
      services,
      workshops,
      dates: await Promise.all(services.map(({ id }: { id: string }) => free(`serviceId=${id}&isHomeService=1`))),
    };
  }

  it('moves a whole catalogue to an empty database as one JSON document (IMP-01)', async () => {
    const file = folder.path('all.json');
    await operate(demo, 'export', '--to', file);
    const target = await emptyBackend();
    const { counts } = await operate(target, 'import', file, '--apply');
    expect(counts.specialists).toEqual({ added: 44, changed: 0, unchanged: 0 });
    expect(counts.services).toEqual({ added: 0, changed: 0, unchanged: 12 });
    const [before, after] = [await directory(demo), await directory(target)];
    expect(after.names).toEqual(before.names);
    expect(after.withoutIds).toBe(before.withoutIds);
    expect(after.services).toEqual(before.services);
    expect(after.workshops).toEqual(before.workshops);
    expect(after.dates.every((days) => days.length > 10)).toBe(true);
    const exportedAgain = folder.path('again.json');
    await operate(target, 'export', '--to', exportedAgain);
    expect(await folder.read('again.json')).toBe(await folder.read('all.json'));
  });

  it('moves it as five CSV files too, with a semicolon between cells as some spreadsheets write (IMP-01)', async () => {
    await operate(demo, 'export', '--to', folder.path('reference.json'));
    await operate(demo, 'export', '--format', 'csv', '--to', folder.path('csv'));
    const specialists = await folder.read('csv/specialists.csv');
    expect(specialists).toMatch(/^\ufeffname,trade,.*,hours\r\n/);
    expect(specialists).toContain('Plumbing: Taps and mixers=£60-£95/45min | Ceramic cartridges');
    expect(specialists).toContain('Leicester=£0; Oadby=£0; Wigston=£0; Market Harborough=£8');
    await folder.write('areas.csv', (await folder.read('csv/areas.csv')).replaceAll(',', ';'));
    const target = await emptyBackend();
    const files = ['specialists', 'workshops', 'companies', 'services'].map((list) => folder.path(`csv/${list}.csv`));
    await operate(target, 'import', ...files, folder.path('areas.csv'), '--apply');
    await operate(target, 'export', '--to', folder.path('target.json'));
    expect(await folder.read('target.json')).toBe(await folder.read('reference.json'));
    expect((await runOperatorCommand(target, ['import', ...files])).stdout).toContain('Nothing changes.');
  });

  it('changes nothing when what was exported is imported again, and logs nothing (IMP-02)', async () => {
    for (const [format, file] of [
      ['json', 'same.json'],
      ['csv', 'same-csv'],
    ] as const) {
      await operate(demo, 'export', '--format', format, '--ids', '--to', folder.path(file));
      const paths = format === 'json' ? [file] : lists.map((list) => `${file}/${list}.csv`);
      const answer = await operate(demo, 'import', ...paths.map((path) => folder.path(path)), '--apply');
      expect(answer.changes).toEqual([]);
      expect(answer.counts.specialists).toEqual({ added: 0, changed: 0, unchanged: 44 });
    }
    expect(await logged(demo)).toEqual([]);
  });

  it('shows what would change and writes it only with --apply, with a row in the log for each record (IMP-04)', async () => {
    const test = await emptyBackend();
    const dry = await imported(test, business);
    expect(dry).toMatchObject({ dryRun: true, counts: { specialists: { added: 1 }, areas: { added: 2 } } });
    expect(dry.changes.at(-1)).toMatchObject({
      list: 'specialists',
      name: 'Nell Ashdown',
      kind: 'added',
      subject: null,
    });
    expect((await imported(test, business, '--apply', '--dry-run')).dryRun).toBe(true);
    expect((await test.get('/php/specialists.php')).body.specialists).toEqual([]);
    expect(await logged(test)).toEqual([]);

    const applied = await imported(test, business, '--apply');
    expect(applied.dryRun).toBe(false);
    const log = await logged(test);
    expect(log.map(({ subject_kind }) => subject_kind).sort()).toEqual(
      ['area', 'area', 'company', 'service', 'specialist', 'workshop'].sort(),
    );
    expect(log.find(({ subject_kind }) => subject_kind === 'specialist')).toMatchObject({
      command: 'import',
      subject_id: applied.changes.at(-1).subject.split(':')[1],
    });
    const exported = (await operate(test, 'export', 'specialists')).specialists[0];
    const noPrice = { basePricePence: null, highPricePence: null, durationMinutes: null };
    expect(exported).toEqual({
      ...Object.fromEntries(fieldsOf('specialists').map(([field, { initial }]) => [field, initial])),
      ...business.specialists[0],
      ...{ bio: null, yearsOfExperience: null, basePricePence: 4500, highPricePence: 6050, durationMinutes: null },
      ...{ certified: false, liabilityInsurance: 'Not sure', willingToTravel: null },
      services: [
        { service: 'Plumbing', name: 'Taps; and mixers', description: null, ...taps },
        { service: 'Locksmith', name: 'Locksmith', description: null, ...noPrice },
      ],
      areas: [
        { area: 'Rutland', travelFeePence: 500 },
        { area: 'Oakham', travelFeePence: null },
      ],
      hours: 'Mon-Tue,Thu 08:00-12:00, 13:00-17:00; Sat 10:00-11:00',
    });
    const free = await test.get('/php/getAvailableDates.php?serviceId=3&isHomeService=1');
    expect(free.body.dates).toContain('2026-03-03');
    expect(free.body.dates).not.toContain('2026-03-04');

    const change = { specialists: [{ name: 'nell ashdown', bio: 'Pipes.', areas: [{ area: 'Oakham' }] }] };
    const file = await folder.write('change.json', JSON.stringify(change));
    const { stdout } = await runOperatorCommand(test, ['import', file]);
    expect(stdout).toBe(`~ specialists: nell ashdown
    name   Nell Ashdown → nell ashdown
    bio    - → Pipes.
    areas  - Rutland=£5

specialists: 0 added, 1 changed, 0 unchanged

Dry run: nothing was written. Add --apply to write all of it. Records that are not in the file stay as they are.
`);
    await imported(test, { specialists: [{ name: 'Nell Ashdown', bio: 'Pipes.' }] }, '--apply');
    expect((await operate(test, 'export', 'specialists')).specialists[0]).toEqual({ ...exported, bio: 'Pipes.' });
    expect(JSON.parse((await logged(test)).at(-1)?.changes ?? '')).toEqual({ bio: { before: null, after: 'Pipes.' } });
  });

  it('finds a record by its id, so that it can be renamed with all references', async () => {
    const test = await emptyBackend();
    await imported(test, business, '--apply');
    const { areas } = await operate(test, 'export', 'areas', '--ids');
    const rutland = recordWith(areas, 'name', 'Rutland');
    const renamed = { areas: [{ ...rutland, name: 'County Rutland' }] };
    expect((await imported(test, renamed, '--apply')).changes).toMatchObject([
      {
        kind: 'changed',
        subject: `area:${rutland.id}`,
        fields: { name: { before: 'Rutland', after: 'County Rutland' } },
      },
    ]);
    expect((await operate(test, 'export', 'specialists')).specialists[0].areas[0].area).toBe('County Rutland');
    const swapped = { areas: [{ ...rutland, name: 'Oakham' }] };
    expect(await refused(test, 'swap.json', JSON.stringify(swapped))).toEqual([
      expect.stringMatching(/^swap\.json areas\[1\] \(Oakham\), name: already belongs to another one \(\d+\)$/),
    ]);
    expect(await refused(test, 'id.json', '{"areas":[{"id":999,"name":"X"}]}')).toEqual([
      'id.json areas[1] (X), id: is no record of this database: leave it out to add a new one',
    ]);
  });

  it('leaves out suspended specialists unless requested, and keeps them suspended', async () => {
    const test = await emptyBackend();
    await imported(test, business, '--apply');
    await operate(test, 'specialists', 'suspend', 'Nell Ashdown');
    expect((await operate(test, 'export', 'specialists')).specialists).toEqual([]);
    const complete = await operate(test, 'export', '--suspended');
    expect(complete.specialists).toHaveLength(1);
    expect((await imported(test, complete, '--apply')).counts.specialists.unchanged).toBe(1);
    await imported(test, { specialists: [{ name: 'Nell Ashdown', bio: 'Pipes.' }] }, '--apply');
    expect((await test.get('/php/specialists.php')).body.specialists).toEqual([]);
  });

  it('writes nothing when one record has a problem (IMP-03)', async () => {
    const test = await emptyBackend();
    const document = { ...business, companies: [...business.companies, { name: '' }] };
    expect(await refused(test, 'one-wrong.json', JSON.stringify(document), '--apply')).toHaveLength(1);
    expect((await operate(test, 'export')).areas).toEqual([]);
    expect(await logged(test)).toEqual([]);
  });

  it('validates again when it writes, so that concurrent imports add a record once (IMP-04)', async () => {
    const test = await emptyBackend();
    const file = await folder.write('twice.json', JSON.stringify(business));
    const args = ['build/backend/operator/main.js', 'import', file, '--apply', '--json'];
    const answers = await Promise.all(
      [1, 2].map(async () => JSON.parse(await runNode(args, environmentOf(test.scratch)))),
    );
    expect(answers.map(({ counts }) => counts.areas.added).sort()).toEqual([0, 2]);
    expect(answers.map(({ counts }) => counts.specialists.unchanged).sort()).toEqual([0, 1]);
    expect((await operate(test, 'export')).areas).toEqual(business.areas);
    expect(await logged(test)).toHaveLength(6);
  });

  // What follows is decided before the database, or in the same way on each.
  if (engine === 'postgres') return;

  it('reports every problem of a document, with list, record and field (IMP-03)', async () => {
    const document = {
      towns: [],
      areas: [{ name: 'Leicester' }, { name: 'LEICESTER' }, { nam: 'x' }, 7, { name: 'www.evil.example' }],
      workshops: [{ name: 'New shed', services: ['Plumbing', 'Juggling', 'plumbing'], hours: 'Mon 08:30-09:30' }],
      specialists: [
        {
          name: 'A',
          trade: 'T',
          serviceMode: 'fly',
          certified: 'yes',
          services: [{ service: 'Plumbing', basePricePence: 45.5, cost: 1 }],
        },
        {
          name: 'B',
          trade: 'T\u0007',
          services: [{ service: 'Plumbing', basePricePence: 200, highPricePence: 100 }],
          areas: [{ area: 'Atlantis' }, { area: 'x', travelFeePence: -1 }],
        },
        { name: 'Pay @evil', trade: 'T', serviceMode: 'both' },
        { name: 'C', trade: 'T', areas: [{ area: 'Atlantis' }], hours: 'Funday 08:00-09:00' },
      ],
    };
    expect(await refused(demo, 'bad.json', JSON.stringify(document))).toEqual([
      'bad.json, towns: is not a list: there are services, areas, companies, workshops, specialists',
      'bad.json areas[2] (LEICESTER), name: is in the file more than once',
      'bad.json areas[3], name: is missing',
      'bad.json areas[3], nam: is not a field: there are id, name',
      'bad.json areas[4]: must be an object',
      'bad.json areas[5] (www.evil.example), name: must not have a web address',
      'bad.json workshops[1] (New shed), services[2]: there is no “Juggling” among the services',
      'bad.json workshops[1] (New shed), services: has “Plumbing” more than once',
      'bad.json workshops[1] (New shed), hours: “08:30-09:30” is not made of whole time slots, which last an hour, 08:00-18:00',
      'bad.json workshops[1] (New shed), address: is missing, and a new record needs it',
      'bad.json specialists[1] (A), certified: must be true or false',
      'bad.json specialists[1] (A), serviceMode: must be one of: both, workshop, travel',
      'bad.json specialists[1] (A), services[1].basePricePence: must be a whole number from 0 to 99999999',
      'bad.json specialists[1] (A), services[1].cost: is not a field: there are service, name, description, basePricePence, highPricePence, durationMinutes',
      'bad.json specialists[2] (B), trade: Delete the character U+0007 after “T”: it can’t be used',
      'bad.json specialists[2] (B), areas[2].travelFeePence: must be a whole number from 0 to 99999999',
      'bad.json specialists[3] (Pay @evil), name: must not have a web address, “@” or “/”',
      'bad.json specialists[4] (C), areas[1]: there is no “Atlantis” among the areas',
      'bad.json specialists[4] (C), hours: “Funday” is not a day: write Mon, Tue, Wed, Thu, Fri, Sat or Sun',
      'bad.json specialists[4] (C), serviceMode: is missing, and a new record needs it',
    ]);
    expect(await refused(demo, 'broken.json', '{"areas": [')).toEqual([
      expect.stringMatching(/^broken\.json: The file is not JSON/),
    ]);
    expect(await refused(demo, 'empty.json', '{}')).toEqual(['empty.json: The file has no records.']);
  });

  it('reports every problem of a CSV file, with line and column (IMP-03)', async () => {
    const csv = [
      'Name,trade,Service mode,price,certified,services,areas',
      'A,T,both,£45-x,maybe,Plumbing=£1/2/3,Leicester=five',
      '',
      '"B ""the',
      'pipe""",T,both,60-45,yes,Plumbing,Leicester; Leicester',
      'C,T,both,45',
      'Helen Fairbrother,,,,,,',
      'Priya Nair,Electrician,,,,Juggling,',
    ].join('\r\n');
    expect(await refused(demo, 'specialists.csv', csv)).toEqual([
      'specialists.csv line 2 (A), price: “x” is not an amount such as £45 or £45.50',
      'specialists.csv line 2 (A), certified: must be Yes or No',
      'specialists.csv line 2 (A), services: “£1/2/3” is not a price and a duration such as £45-£60/90min',
      'specialists.csv line 2 (A), areas: “five” is not an amount such as £45 or £45.50',
      'specialists.csv line 4 (B "the pipe"), areas: has “Leicester” more than once',
      'specialists.csv line 4 (B "the pipe"), price: must not be below the base price',
      'specialists.csv line 6 (C): has 4 cells and not 7: is a text not in quotes?',
      'specialists.csv line 7 (Helen Fairbrother), trade: is missing',
      'specialists.csv line 8 (Priya Nair), services[1]: there is no “Juggling” among the services',
    ]);
    expect(await refused(demo, 'x.csv', 'name,adress\r\nA,B\r\n', '--list', 'workshops')).toEqual([
      'x.csv line 1, adress: is not a column of workshops: there are id, name, address, services, hours',
    ]);
    expect(await refused(demo, 'x.csv', 'name\r\nA\r\n')).toEqual([
      'x.csv: Which list is it? Use --list with one of: services, areas, companies, workshops, specialists.',
    ]);
    expect(await refused(demo, 'x.csv', 'name,address\r\nA,"B\r\n')).toEqual([
      expect.stringMatching(/^x\.csv line \d: A quotation mark is opened and never closed\.$/),
    ]);
    expect(await refused(demo, 'x.csv', Buffer.from('name,address\r\nCaf\xe9,B\r\n', 'latin1'))).toEqual([
      'x.csv: The file is not UTF-8 text. In a spreadsheet program, save it as “CSV UTF-8”.',
    ]);
  });

  it('guards exported cells against formulas, and removes the guard on import (IMP-05)', async () => {
    const test = await emptyBackend();
    const names = ['=1+1', '@home', '-5', '+44', "'=x", "'quoted'", '＝wide'];
    await imported(test, { companies: names.map((name) => ({ name })) }, '--apply');
    const { stdout } = await runOperatorCommand(test, ['export', 'companies', '--format', 'csv']);
    const cells = stdout.trim().split(/\r?\n/).slice(1);
    expect(cells).toEqual(["'=1+1", "'@home", "'-5", "'+44", "''=x", "'quoted'", "'＝wide"]);
    const answer = await operate(test, 'import', await folder.write('companies.csv', stdout), '--apply');
    expect(answer.counts.companies).toEqual({ added: 0, changed: 0, unchanged: names.length });
  });

  it('accepts the documented examples, which are equal in both formats', async () => {
    const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const examples = (format: string) =>
      [...page.matchAll(new RegExp(`\`\`\`${format}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);
    const [json = ''] = examples('json').filter((text) => text.includes('Nell Ashdown'));
    const [areas = '', companies = '', workshops = '', specialists = ''] = examples('csv');
    const files = Object.entries({ areas, companies, workshops, specialists });
    const paths = await Promise.all(files.map(([name, text]) => folder.write(`${name}.csv`, text)));
    const [first, second] = [await emptyBackend(), await emptyBackend()];
    await operate(first, 'import', await folder.write('business.json', json), '--apply');
    await operate(second, 'import', ...paths, '--apply');
    const exported = await operate(first, 'export');
    expect(exported.specialists).toMatchObject(
      JSON.parse(json).specialists.map(({ name }: { name: string }) => ({ name })),
    );
    expect(await operate(second, 'export')).toEqual(exported);
  });

  it('answers wrong usage with exit code 2, and a missing or existing file with 1', async () => {
    const code = async (...args: string[]) => (await runOperatorCommand(demo, args)).code;
    expect(await code('import')).toBe(2);
    expect(await code('import', 'a.csv', 'b.csv', '--list', 'areas')).toBe(2);
    expect(await code('export', 'towns')).toBe(2);
    expect(await code('export', '--format', 'csv')).toBe(2);
    expect((await runOperatorCommand(demo, ['export', '--format', 'csv'])).stderr).toMatch(/^See .* export --help\.$/m);
    expect(await code('import', folder.path('none.json'))).toBe(1);
    const path = await folder.write('mine.json', 'mine');
    expect(await operatorRefusal(demo, 'export', '--to', path)).toBe(`${path} was not written: it exists already.\n`);
    expect(await folder.read('mine.json')).toBe('mine');
    expect((await runOperatorCommand(demo, ['import', '--help'])).stdout).toContain('No record is ever deleted.');
  });

  it('says why a path cannot be read or written', async () => {
    const path = await folder.write('a-file', 'mine');
    const within = `${path}/areas.json`;
    expect(await operatorRefusal(demo, 'import', within)).toBe(
      `The file ${within} cannot be read: a part of its path is not a folder.\n`,
    );
    expect(await operatorRefusal(demo, 'export', '--to', within)).toBe(
      `${within} was not written: a part of its path is not a folder.\n`,
    );
    expect(await operatorRefusal(demo, 'export', '--format', 'csv', '--to', path)).toBe(
      `${path} was not written: it is a file and not a folder.\n`,
    );
    expect(await folder.read('a-file')).toBe('mine');
  });
});

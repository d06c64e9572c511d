import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { tool } from '../process.mjs';
import { printTotal } from '../testing/report.mjs';

/** Where there is a next run, it takes a fifth of the time with what this one has found out. */
const incremental = (name) =>
  process.env.CI ? [] : ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}.tsbuildinfo`];

const tsc = (name, project) => ({
  kind: 'types',
  name: `types: ${name}`,
  path: 'typescript/bin/tsc',
  args: ['-p', project, ...incremental(project.replaceAll('/', '-'))],
});
const codegenCheck = (config) => ({ path: '@graphql-codegen/cli/esm/bin.js', args: ['--config', config, '--check'] });
const script = (name, ...args) => ({ path: `../tools/${name}`, args });

/** The checks, the slowest first. Each counts as one test. */
const CHECKS = [
  tsc('gateway, backend, tests', 'tsconfig.json'),
  {
    kind: 'lint',
    name: 'format and lint',
    path: '@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', '.'],
  },
  tsc('client', 'client/tsconfig.json'),
  tsc('browser tests', 'tests/browser/tsconfig.json'),
  { kind: 'generated', name: 'generated code is up to date', ...codegenCheck('codegen.ts') },
  { kind: 'generated', name: 'the sample client is up to date', ...codegenCheck('tests/clients/codegen.ts') },
  { kind: 'generated', name: 'fonts are up to date', ...script('assets/fonts.mjs', '--check') },
  {
    kind: 'lint',
    name: 'lint: the graph and its operations',
    path: 'eslint/bin/eslint.js',
    args: [
      '--config',
      'tools/checks/eslint.config.mjs',
      '--max-warnings=0',
      'schema/*.graphql',
      'client/src/**/*.graphql',
    ],
  },
  { kind: 'generated', name: 'no breaking changes of the graph', ...script('checks/graph.mjs') },
  { kind: 'lint', name: 'import rules are up to date', ...script('checks/import-rules.mjs', '--check') },
  { kind: 'lint', name: 'no import cycles', ...script('checks/import-cycles.mjs') },
  { kind: 'lint', name: 'requirement IDs and constants', ...script('checks/requirements.mjs') },
  { kind: 'lint', name: 'glossary', ...script('checks/glossary.mjs') },
  { kind: 'lint', name: 'no unused code or dependencies', path: 'knip/bin/knip.js', args: [] },
];

/**
 * Runs the checks, one per processor at a time, and prints the result of each.
 *
 * @param {'types' | 'lint'} [kind] by default all checks
 * @returns {Promise<import('../testing/report.mjs').Counts>}
 */
export async function check(kind) {
  let passed = 0;
  const failures = [];
  const queue = CHECKS.filter((candidate) => kind === undefined || candidate.kind === kind);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { code, output } = await tool(next.path, next.args, { quiet: true });
      if (code === 0) passed += 1;
      else failures.push(next.name);
      console.log(`${code === 0 ? '✓' : '✗'} ${next.name}`);
      // A check that passes can have notes, for example about changes of the graph.
      const notes = code === 0 ? output.match(/^note: .*$/gm)?.join('\n') : output;
      if (notes) console.log(stripVTControlCharacters(notes));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed, failures };
}

/** `npm run check`, and with a kind `npm run lint` and `npm run typecheck`. */
export const command = (kind) => async () => printTotal(await check(kind));

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { tool } from './process.mjs';

/** What must hold before a test is worth running. Each counts as one test. */
const CHECKS = [
  {
    name: 'generated code is fresh',
    path: '@graphql-codegen/cli/esm/bin.js',
    args: ['--config', 'codegen.ts', '--check'],
  },
  { name: 'the graph breaks no client', path: '../tools/check-graph.mjs', args: [] },
  { name: 'types: gateway, backend', path: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types: browser tests', path: 'typescript/bin/tsc', args: ['-p', 'tests/browser/tsconfig.json'] },
  { name: 'types: client', path: 'typescript/bin/tsc', args: ['-p', 'client/tsconfig.json'] },
  {
    name: 'format, lint, walls of the house',
    path: '@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', '.'],
  },
  { name: 'no unused code or dependencies', path: 'knip/bin/knip.js', args: [] },
];

/** Everything: checks, unit, gateway and backend tests, then the built product in a real browser. The last line counts them all. */
export async function run() {
  const counts = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    const { code, output } = await tool(check.path, check.args, { quiet: true });
    if (code === 0) counts.passed += 1;
    else counts.failed += 1;
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
    // What passes may have notes all the same: changes of the graph that can surprise a client.
    if (output && (code !== 0 || output.startsWith('note: '))) console.log(output);
  }

  const reports = await mkdtemp(join(tmpdir(), 'mendwell-reports-'));
  add(counts, await vitest(join(reports, 'vitest.json')));
  add(counts, await playwright(join(reports, 'playwright.json')));
  await rm(reports, { recursive: true, force: true });

  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

async function vitest(report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await tool('vitest/vitest.mjs', args);
  const { numPassedTests, numFailedTests } = await readReport(report);
  return honest(code, numPassedTests, numFailedTests);
}

async function playwright(report) {
  const executable = await findChromium();
  if (!executable) {
    console.error('✗ browser tests: no Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
    return { passed: 0, failed: 1 };
  }
  await ensureBuilt();
  // What fails is tried once more, in a browser of its own: half an hour on a busy machine has its moments. The list names it as flaky.
  const { code } = await tool('@playwright/test/cli.js', ['test', '--retries=1', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = await readReport(report);
  return honest(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

const readReport = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));

/** A runner that fell over without naming a failed test, or ran none, has failed all the same. */
function honest(code, passed = 0, failed = 0) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function add(counts, { passed, failed }) {
  counts.passed += passed;
  counts.failed += failed;
}

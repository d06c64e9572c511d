import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ensureBuilt } from '../build/build.mjs';
import { root } from '../process.mjs';
import { areas } from './mutation-areas.mjs';

/** The share of mutants that must be killed in each folder. */
const MINIMUM_SCORE = 85;

/**
 * `npm run test:mutation [-- --quick] [-- --force] [folder or file ...]`: changes the code in small
 * ways (mutants) and counts those that no test notices. Results are stored in reports/, and only
 * later changes are measured again.
 *
 * --quick  only the quick tests of a folder, which kill fewer mutants
 * --force  measures everything again
 *
 * @param {string[]} args
 */
export async function run(args) {
  process.chdir(root);
  const paths = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/\/$/, ''));
  const runs = Object.keys(areas)
    .map((area) => ({ area, files: filesOf(area, paths) }))
    .filter(({ files }) => files.length > 0);
  if (runs.length === 0) {
    console.error(`Use folders or files of: ${Object.keys(areas).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  await ensureBuilt();
  for (const { area, files } of runs) {
    try {
      print(area, await measure(area, files, args));
    } catch {
      // Stryker has printed the reason. Usually a test fails without a mutant too.
      process.exitCode = 1;
    }
  }
}

/** What to mutate in the area, as files or `file:lines`; with `paths` only what is in them. */
function filesOf(area, paths) {
  const { isRule = () => true, onlyExportedRules = () => false } = areas[area];
  return readdirSync(area, { recursive: true })
    .map((file) => `${area}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && isRule(file))
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .flatMap((file) => (onlyExportedRules(file) ? exportedRules(file) : [file]));
}

/** The lines of a file's exported functions that are neither components nor hooks. */
function exportedRules(file) {
  const text = readFileSync(file, 'utf8');
  const lineAt = (index) => text.slice(0, index).split('\n').length;
  return [...text.matchAll(/^export (?:async )?function (?!use[A-Z])[a-z][\s\S]*?^}/gm)].map(
    ({ index, 0: rule }) => `${file}:${lineAt(index)}-${lineAt(index + rule.length)}`,
  );
}

/**
 * The first time, the quick tests run on all mutants, and all tests on the survivors. Later the few
 * new mutants run through all tests, because the quick pass lacks the results of the others.
 */
function passesOf(area, args) {
  const all = [...areas[area].passes.keys()];
  if (args.includes('--quick')) return all.slice(0, 1);
  return existsSync(resultsOf(area)) && !args.includes('--force') ? all.slice(-1) : all;
}

const resultsOf = (area) => `reports/mutation/${area.replaceAll('/', '-')}.json`;

/** Removes untested mutants from the results, because a test may cover their module now. */
function removeUntested(path) {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => status !== 'NoCoverage');
  }
  writeFileSync(path, JSON.stringify(report));
}

async function measure(area, files, args) {
  // Stryker's processes inherit these. Backend tests then run on SQLite only.
  process.env.MUTATION_AREA = area;
  process.env.TEST_POSTGRES_URL = 'postgres://127.0.0.1:1/none';
  let mutants = [];
  for (const pass of passesOf(area, args)) {
    process.env.MUTATION_PASS = String(pass);
    removeUntested(resultsOf(area));
    mutants = await new Stryker({
      mutate: files,
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tools/testing/mutation-vitest.mjs', related: false },
      coverageAnalysis: 'perTest',
      // Static mutants would need all tests in a new process.
      ignoreStatic: true,
      // TypeScript 7 has no API that lets Stryker rewrite tsconfig.json.
      tsconfigFile: 'no-tsconfig.json',
      concurrency: 2,
      // Long, so that a busy machine doesn't count as a kill. Endless loops are found by counting.
      timeoutMS: 30_000,
      dryRunTimeoutMinutes: 30,
      cleanTempDir: 'always',
      ignorePatterns: ['data', 'reports', 'test-results'],
      incremental: true,
      incrementalFile: resultsOf(area),
      force: args.includes('--force') && pass === 0,
      reporters: ['progress-append-only'],
      logLevel: 'warn',
      allowConsoleColors: false,
    }).runMutationTest();
  }
  const measured = new Set(files.map((file) => join(root, file.replace(/:.*/, ''))));
  return mutants.filter(({ fileName }) => measured.has(fileName));
}

function print(area, mutants) {
  const rows = new Map();
  for (const { fileName, status } of mutants) {
    const [folder] = fileName.slice(root.length + area.length + 1).split('/');
    for (const name of [folder, area]) {
      const counts = rows.get(name) ?? { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, Ignored: 0 };
      counts[status] += 1;
      rows.set(name, counts);
    }
  }
  console.log(`\n${area}`);
  console.log(line('', 'killed', 'timeout', 'survived', 'untested', 'static', 'score'));
  // The whole area comes last.
  for (const [name, counts] of [...rows].sort(
    ([a], [b]) => Number(a === area) - Number(b === area) || a.localeCompare(b),
  )) {
    const { Killed, Timeout, Survived, NoCoverage, Ignored } = counts;
    console.log(line(name, Killed, Timeout, Survived, NoCoverage, Ignored, `${scoreOf(counts).toFixed(1)} %`));
  }
  const score = scoreOf(rows.get(area));
  if (score >= MINIMUM_SCORE) return;
  console.log(`✗ ${area}: less than ${MINIMUM_SCORE} % of the mutants were killed.`);
  process.exitCode = 1;
}

/** The percentage of mutants that a test noticed, without static mutants. */
function scoreOf({ Killed, Timeout, Survived, NoCoverage }) {
  const noticed = Killed + Timeout;
  const all = noticed + Survived + NoCoverage;
  return all === 0 ? 100 : (100 * noticed) / all;
}

function line(name, ...cells) {
  return [name.padEnd(30), ...cells.map((cell) => String(cell).padStart(9))].join('');
}

import { chromium } from '@playwright/test';
import { startProduct } from '../tests/support/product.ts';
import { findChromium } from '../tools/programs.mjs';
import { printTable } from './gateway/table.ts';
import {
  lighthouseBudget,
  MAX_INTERACTION_MS,
  MAX_LAYOUT_SHIFT,
  MAX_TASK_MS,
  type PageCase,
  pageCases,
} from './pages/cases.ts';
import { lighthouse } from './pages/lighthouse.ts';
import { measurePage, type PageFigures } from './pages/measure.ts';

/**
 * What pages cost at a cold load, against their budgets (docs/performance.md#the-pages). A missed
 * budget is marked and makes the command fail. `lighthouse` measures times and scores instead.
 * With paths among the options, only those pages are measured.
 */
export async function run(options: readonly string[] = []): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  const product = await startProduct();
  const print = options.includes('lighthouse') ? printLighthouse : printFigures;
  const cases = pageCases.filter(({ path }) => options.includes(path));
  const isMet = await print(product.url, executablePath, cases.length > 0 ? cases : pageCases).finally(product.stop);
  if (isMet) return;
  console.error('\nThe figures marked with ! are over their budgets.');
  process.exitCode = 1;
}

interface Cell {
  readonly text: string;
  readonly isOver: boolean;
}

/** A figure and the most it may be. */
function atMost(figure: number, limit: number, decimals = 0): Cell {
  // Compared as it is printed, so that the table never contradicts itself.
  const text = figure.toFixed(decimals);
  return { text, isOver: !(Number(text) <= limit) };
}

const atLeast = (figure: number, limit: number): Cell => ({ text: String(figure), isOver: !(figure >= limit) });
const info = (text: string): Cell => ({ text, isOver: false });

/** Prints the rows; false if a figure is over its budget. */
function printRows(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): boolean {
  const texts = rows.map((row) => row.map(({ text, isOver }) => (isOver ? `${text} !` : text)));
  printTable(title, head, texts);
  return rows.flat().every(({ isOver }) => !isOver);
}

async function printFigures(origin: string, executablePath: string, cases: readonly PageCase[]): Promise<boolean> {
  // Playwright switches off the cache that restores pages on going back.
  const browser = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const rows: Cell[][] = [];
  for (const pageCase of cases)
    rows.push(cellsOf(pageCase, await measurePage({ browser, executablePath, origin }, pageCase)));
  await browser.close();
  return printRows(
    'Cold load of each page; JS gzip, fonts and images in KiB',
    [
      'Page',
      'Requests',
      'Scripts',
      'JS',
      'Later scripts',
      'Later JS',
      'Blocking styles',
      'Blocking scripts',
      'Fonts',
      'Images',
      'Elements',
      'Layout shift',
      'Longest task after paint, CPU ÷ 4 (ms)',
      'Press to paint, CPU ÷ 4 (ms)',
      'Not restored on going back',
    ],
    rows,
  );
}

function cellsOf({ path, budget }: PageCase, figures: PageFigures): Cell[] {
  return [
    info(path),
    atMost(figures.requests, budget.requests),
    atMost(figures.scripts, budget.scripts),
    atMost(figures.scriptKiB, budget.scriptKiB),
    info(String(figures.laterScripts)),
    info(figures.laterScriptKiB.toFixed(0)),
    atMost(figures.blockingStyles, 0),
    atMost(figures.blockingScripts, 0),
    atMost(figures.fontKiB, budget.fontKiB),
    atMost(figures.imageKiB, budget.imageKiB),
    info(String(figures.elements)),
    atMost(figures.layoutShift, MAX_LAYOUT_SHIFT, 3),
    atMost(figures.longestTaskMs, MAX_TASK_MS),
    atMost(figures.interactionMs, MAX_INTERACTION_MS),
    { text: figures.notRestored.join(', '), isOver: figures.notRestored.length > 0 },
  ];
}

async function printLighthouse(origin: string, executablePath: string, cases: readonly PageCase[]): Promise<boolean> {
  const { firstPaint, largestPaint, scores } = lighthouseBudget;
  const names = Object.keys(scores) as (keyof typeof scores)[];
  const rows: Cell[][] = [];
  // Lighthouse can't log in.
  for (const { path, isIndexed = true } of cases.filter(({ needsLogin }) => !needsLogin)) {
    const figures = await lighthouse(origin + path, executablePath);
    rows.push([
      info(path),
      atMost(figures.firstPaint, firstPaint, 1),
      atMost(figures.largestPaint, largestPaint, 1),
      info(figures.blockingMs.toFixed(0)),
      ...names
        // Pages for customers are kept out of search engines on purpose.
        .map((name) =>
          name === 'seo' && !isIndexed ? info('noindex') : atLeast(figures.scores[name] ?? 0, scores[name]),
        ),
    ]);
  }
  const head = ['Page', 'First paint (s)', 'Largest paint (s)', 'Blocking (ms)', ...names];
  return printRows('Lighthouse, simulated mobile phone', head, rows);
}

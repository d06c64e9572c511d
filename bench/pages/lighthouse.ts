import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from '../../tests/support/processes.ts';

const PACKAGE = 'lighthouse@12.8.2';

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), score: z.number().nullable() })),
});

/** Times in seconds, scores from 0 to 100. */
export interface LighthouseFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingMs: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** On a busy machine Chromium's trace sometimes lacks the navigation. */
const ATTEMPTS = 3;

/** Runs Lighthouse's simulated mobile phone. npm downloads it on first use: it's no dependency. */
export async function lighthouse(url: string, chromium: string): Promise<LighthouseFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, chromium);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url: string, chromium: string): Promise<LighthouseFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-lighthouse-'));
  const file = join(folder, 'report.json');
  const { code, stderr } = await runProgram(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${PACKAGE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { ...process.env, CHROME_PATH: chromium },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${stderr}`);
  const { categories, audits } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await rm(folder, { recursive: true });
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const);
  return {
    firstPaint: value('first-contentful-paint') / 1000,
    largestPaint: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    scores: Object.fromEntries(scores),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../backend/server.ts';

/**
 * Whether response times reveal known email addresses (ACCT-03): the median times of a known and an
 * unknown address, by turns in one run, and their ratio, which should be 1.
 */

const ROUNDS = 50;
const PAUSE_SECONDS = 3_600;

interface Question {
  readonly name: string;
  readonly known: string;
  readonly script: string;
  readonly body: (email: string) => object;
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'log in with a wrong password',
    known: 'joan.pryce@example.com',
    script: 'userLogin.php',
    body: (email) => ({ email, password: 'Not-it-2026!' }),
  },
  {
    name: 'forgotten password',
    known: 'joan.pryce@example.com',
    script: 'userRegistration.php',
    body: (email) => ({ action: 'reset_request', email }),
  },
  {
    name: 'returning guest',
    known: 'sam.unverified@example.com',
    script: 'userRegistration.php',
    body: (email) => ({ action: 'returning_user', email }),
  },
];

async function measure({ known, script, body }: Question): Promise<{ knownMs: number; unknownMs: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-bench-'));
  let now = new Date('2026-03-02T10:30:00Z');
  const backend = await createBackend({
    dataDir,
    publicUrl: 'https://product.example',
    demo: true,
    clock: () => now,
    scheduleInterval: null,
  });
  const took = async (email: string) => {
    const began = performance.now();
    const answer = await fetch(`${backend.origin}/php/${script}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body(email)),
    });
    await answer.text();
    return performance.now() - began;
  };
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Far enough apart that no limit is reached.
    now = new Date(now.getTime() + PAUSE_SECONDS * 1_000);
    // By turns, since the first request deletes expired rows.
    if (round % 2 === 0) ofKnown.push(await took(known));
    ofUnknown.push(await took(`unknown${round}@example.com`));
    if (round % 2 === 1) ofKnown.push(await took(known));
  }
  await backend.close();
  await rm(dataDir, { recursive: true });
  return { knownMs: median(ofKnown), unknownMs: median(ofUnknown) };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export async function run(): Promise<void> {
  for (const question of QUESTIONS) {
    const { knownMs, unknownMs } = await measure(question);
    const ratio = (knownMs / unknownMs).toFixed(2);
    console.log(
      `${question.name.padEnd(30)} known/unknown ${ratio}  (${knownMs.toFixed(1)} ms, ${unknownMs.toFixed(1)} ms)`,
    );
  }
}

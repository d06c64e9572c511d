import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestBackend } from '../../backend/support/backend.ts';

/** Does with an appointment what its specialist would do, as `npm run operator` does it. */
export async function operate(test: TestBackend, act: 'confirm' | 'complete' | 'cancel', appointment: string) {
  const { port, secret } = JSON.parse(await readFile(join(test.scratch.dataDir, 'operator.json'), 'utf8'));
  const answer = await fetch(`http://127.0.0.1:${port}/operator/appointments/${appointment}/${act}`, {
    method: 'POST',
    headers: { 'x-operator-secret': secret },
  });
  if (!answer.ok) throw new Error(`${act} ${appointment}: ${answer.status} ${await answer.text()}`);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Does on an embedded backend what a specialist's office would, as `npm run operator` does. `reference` may be an id. */
export async function operate(
  dataDir: string,
  act: 'confirm' | 'complete' | 'cancel',
  reference: string,
): Promise<void> {
  const { port, secret } = JSON.parse(await readFile(join(dataDir, 'operator.json'), 'utf8'));
  const url = `http://127.0.0.1:${port}/operator/appointments/${encodeURIComponent(reference)}/${act}`;
  const response = await fetch(url, { method: 'POST', headers: { 'x-operator-secret': secret } });
  if (!response.ok) throw new Error(`${act} ${reference}: ${response.status} ${await response.text()}`);
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('There is no curl here: the commands of the README are NOT tested.');

const DEMO = 'http://127.0.0.1:4000';
const MARK = '=== block ===';

let gateway: GatewayProcess;
let dataDir: string;
/** What each block that uses the graph has said. */
let answers: string[];

// The README is read by people who type it: its commands run in one shell, one block after another, against the demo.
beforeAll(async () => {
  if (!hasCurl) return;
  dataDir = await mkdtemp(join(tmpdir(), 'mendwell-readme-'));
  gateway = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const readme = await readFile('README.md', 'utf8');
  const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const commands = blocks.filter((block) => /curl|GRAPH=/.test(block));
  const script = commands.map((block) => `${block}\necho '${MARK}'`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-euc', script.replaceAll(DEMO, gateway.url)]);
  answers = stdout.split(MARK).map((answer) => answer.trim());
}, 120_000);
afterAll(async () => {
  gateway?.signal('SIGTERM');
  await gateway?.ended;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

describe.runIf(hasCurl)('the commands of the README', () => {
  it.each([
    ['a first query', /"totalCount":\d+,"items":\[\{"name":"[^"]+"/],
    ['the settings of the others', /^$/],
    [
      'a registered operation by its hash',
      /^\{"data":\{"__typename":"Query","services":\[\{"__typename":"Service","id":"1"/,
    ],
    [
      'an automatic persisted query',
      /^[^\n]*PERSISTED_QUERY_NOT_FOUND[^\n]*\n\{"data":\{"services":\[.*\ncache-control: public, max-age=300\r?\n.*\n\{"data":\{"services":\[/s,
    ],
    ['a session', /^\{"data":\{"me":\{"firstName":"Joan","summary":\{"pendingAppointments":\d+\}\}\}\}$/],
    ['a booking with a picture', /"booking":\{"reference":"[A-Z]+-\d+","outcome":"NEW_CUSTOMER"\},"userErrors":\[\]/],
    [
      'a subscription',
      /^--graphql\r\n.*\{"payload":\{"data":\{"notificationsChanged":\{"customer":\{"unreadNotificationCount":\d+\}\}\}\}\}.*stopped listening$/s,
    ],
    [
      'what goes wrong',
      /"userErrors":\[\{"code":"BAD_CREDENTIALS".*\n.*"code":"UNAUTHENTICATED".*"services":\[\{"id":"1"\}/s,
    ],
  ])('do what they say: %s', (_what, expected) => {
    expect(answers.shift()).toMatch(expected);
  });

  it('are all of them', () => {
    expect(answers).toEqual(['']);
  });
});

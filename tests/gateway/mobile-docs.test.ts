import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type ApolloCache, gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { runProgram } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type GraphAnswer, post } from './harness.ts';

const dataDir = await temporaryFolder();

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl is missing: the commands of README.md and docs/mobile.md are NOT tested.');

const DEMO = 'http://127.0.0.1:4000';
const MARK = '=== block ===';

let gateway: GatewayProcess;
/** The output of each block of commands, in order. */
let outputs: string[];

const shellBlocks = (markdown: string) => [...markdown.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);

// Readers paste these commands, so they run here as they are: in one shell, in order.
beforeAll(async () => {
  if (!hasCurl) return;
  gateway = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const [readme, mobile] = await Promise.all(['README.md', 'docs/mobile.md'].map((file) => readFile(file, 'utf8')));
  // The README's other commands start the product.
  const fromReadme = shellBlocks(readme ?? '').filter((block) => block.includes('curl'));
  const script = [...fromReadme, ...shellBlocks(mobile ?? '')].map((block) => `${block}\necho '${MARK}'`).join('\n');
  const { code, stdout, stderr } = await runProgram('bash', ['-euc', script.replaceAll(DEMO, gateway.url)]);
  if (code !== 0) throw new Error(`The commands failed: ${stderr}`);
  outputs = stdout.split(MARK).map((output) => output.trim());
}, 120_000);
afterAll(async () => {
  gateway?.signal('SIGTERM');
  await gateway?.ended;
});

describe.runIf(hasCurl)('the commands in README.md and docs/mobile.md', () => {
  it.each([
    ['the query in the README', /"totalCount":\d+,"items":\[\{"name":"[^"]+"/],
    ['the variables of the other blocks', /^$/],
    [
      'a registered operation',
      /^\{"data":\{"__typename":"Query","services":\[\{"__typename":"Service","id":"service-1"/,
    ],
    [
      'an automatic persisted query',
      /^[^\n]*PERSISTED_QUERY_NOT_FOUND[^\n]*\n\{"data":\{"services":\[.*\ncache-control: public, max-age=300\r?\n.*\n\{"data":\{"services":\[/s,
    ],
    ['a session', /^\{"data":\{"me":\{"firstName":"Joan","summary":\{"pendingAppointments":\d+\}\}\}\}$/],
    [
      'pages of appointments',
      /^\{"data":\{"me":\{"id":"customer-\d+","appointments":\{"totalCount":(\d+),"edges":\[\{"node":\{"id":"(appointment-\d+)",.*"hasNextPage":true.*\n?.*"totalCount":\1,"edges":\[\{"node":\{"id":"(?!\2")/,
    ],
    [
      'a booking with a photo',
      /"booking":\{"reference":"[A-Z]+-\d+","customerKind":"NEW_CUSTOMER"\},"userErrors":\[\]/,
    ],
    [
      'a subscription',
      /^--graphql\r\n.*\{"payload":\{"data":\{"notificationsChanged":\{"customer":\{"unreadNotificationCount":\d+\}\}\}\}\}.*unsubscribed\nevent: next\ndata: \{"data":.*unsubscribed$/s,
    ],
    [
      'errors',
      /"userErrors":\[\{"code":"BAD_CREDENTIALS".*\n.*"code":"UNAUTHENTICATED".*"services":\[\{"id":"service-1"\}/s,
    ],
  ])('print the documented output: %s', (_block, expected) => {
    expect(outputs.shift()).toMatch(expected);
  });

  it('are all tested here', () => {
    expect(outputs).toEqual(['']);
  });
});

describe('the cache for Apollo Client in docs/mobile.md', () => {
  /** Evaluates the block as it is, but for its imports. */
  async function documentedCache(): Promise<ApolloCache> {
    const [, code] = /```ts\n(?:\s*import [^\n]*\n)+(.*?)```/s.exec(await readFile('docs/mobile.md', 'utf8')) ?? [];
    return new Function('InMemoryCache', 'relayStylePagination', `${code}; return cache;`)(
      InMemoryCache,
      relayStylePagination,
    );
  }

  async function ask(query: string, variables: object, session?: Record<string, string>) {
    const response = await post(gateway, { query, variables }, session);
    return ((await response.json()) as GraphAnswer).data;
  }

  it('joins the pages that the page’s example asks for, and keeps other lists apart', async () => {
    const [cache, markdown] = [await documentedCache(), await readFile('docs/mobile.md', 'utf8')];
    const input = { email: 'joan.pryce@example.com', password: 'Mend-it-2026!' };
    const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }';
    const { userId, authToken } = (await ask(logIn, { input })).logIn.session;
    const [, page] = /^PAGE='(.+)'$/m.exec(markdown) ?? [];
    const query = cache.transformDocument(gql`query ($after: String, $when: AppointmentPeriod) {
      me { id appointments(first: 1, after: $after, when: $when) { ${page} } } }`);
    const load = async (variables: { after: string | null; when?: string }) => {
      const data = await ask(print(query), variables, { 'x-user-id': userId, 'x-auth-token': authToken });
      cache.writeQuery({ query, variables, data });
      return data.me.appointments;
    };
    const first = await load({ after: null });
    const second = await load({ after: first.pageInfo.endCursor });
    await load({ after: null, when: 'UPCOMING' });
    const third = await load({ after: second.pageInfo.endCursor });
    expect(cache.readQuery({ query, variables: { after: null } })).toMatchObject({
      me: { appointments: { ...third, edges: [first, second, third].flatMap(({ edges }) => edges) } },
    });
  });
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

function open(): { socket: Socket; text: () => string } {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  return { socket, text: () => text };
}

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\n';

describe('a body that takes too long', () => {
  it.each([
    ['with a content length', 'content-length: 100\r\n\r\n{"query":'],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\n{"que\r\n'],
  ])('%s ends with 408, and isn’t logged as an error', async (_how, start) => {
    gateway = await startGateway({ bodyTimeoutMs: 50 });
    const { socket, text } = open();
    socket.write(HEAD + start);
    await once(socket, 'close');
    expect(text()).toMatch(/^HTTP\/1\.1 408 /);
    expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('doesn’t reduce the time of the next request on the connection', async () => {
    gateway = await startGateway({ bodyTimeoutMs: 50 });
    const { socket, text } = open();
    const body = '{"query":"{ __typename }"}';
    socket.write(`${HEAD}content-length: ${body.length}\r\n\r\n${body}`);
    await until(() => text().includes('__typename'), 'the first was answered');
    socket.write(`${HEAD}content-length: ${body.length}\r\n\r\n`);
    await once(socket, 'close');
    expect(text()).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 /);
  });
});

describe('connections', () => {
  it('of one address are limited, and other addresses still get in; a trusted proxy has no limit', async () => {
    gateway = await startGateway({ maxNetworkConnections: 2, config: { trustedProxies: ['127.0.0.3'] } });
    const from = (localAddress: string) => connect({ port: Number(new URL(gateway.url).port), localAddress });
    const held = [from('127.0.0.2'), from('127.0.0.2')];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    await once(
      from('127.0.0.2').on('error', () => undefined),
      'close',
    );
    for (const address of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.0.4']) {
      const socket = from(address);
      socket.write('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
      held.push(socket);
    }
    for (const socket of held) socket.destroy();
    expect(gateway.log.filter(({ event }) => event === 'connections refused')).toHaveLength(1);
  });

  it('are limited in number; further ones are closed, with one log line until there is room', async () => {
    gateway = await startGateway({ config: { maxConnections: 2 } });
    const [first] = [open(), open()];
    for (let extra = 0; extra < 3; extra++) await once(open().socket, 'close');
    first?.socket.destroy();
    await until(
      async () =>
        fetch(`${gateway.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'there was room',
    );
    expect(gateway.log.filter(({ event }) => event === 'connections refused')).toHaveLength(1);
  });
});

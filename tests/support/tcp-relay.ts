import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network connection between a client and a server that can fail. */
export interface TcpRelay {
  readonly port: number;
  /** Closes every connection, and each new one, until `restore`. */
  cut(): void;
  /**
   * Drops every byte on all connections, including new ones, until `restore`. Connections from
   * before then never recover.
   */
  silence(): void;
  /** Keeps what the server sends, until `restore`. Resolves when there is something. */
  hold(): Promise<void>;
  restore(): void;
  /**
   * Cuts the network when the server responds to the next `text` that a connection sends after
   * `context`, so that the client doesn't receive the response.
   */
  loseResponseTo(text: string, context?: string): void;
  close(): Promise<void>;
}

export async function startTcpRelay(target: { host: string; port: number }): Promise<TcpRelay> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  let holding: (() => void) | null = null;
  const held: (() => void)[] = [];
  let trigger: { text: string; context: string } | null = null;
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();

  function track(socket: Socket, other: () => Socket | undefined): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other()?.destroy();
    });
  }

  function cut(): void {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const upstream = connect(target);
    let losesResponse = false;
    let isInContext = false;
    const forward = (to: Socket) => (bytes: Buffer) => {
      if (state === 'silent') for (const socket of [client, upstream]) lost.add(socket);
      if (!lost.has(client)) to.write(bytes);
    };
    track(client, () => upstream);
    track(upstream, () => client);
    client.on('data', (bytes) => {
      if (trigger !== null) {
        isInContext ||= bytes.includes(trigger.context);
        if (isInContext && bytes.includes(trigger.text)) [losesResponse, trigger] = [true, null];
      }
      forward(upstream)(bytes);
    });
    upstream.on('data', (bytes) => {
      if (losesResponse) return cut();
      if (holding === null) return forward(client)(bytes);
      held.push(() => forward(client)(bytes));
      holding();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut,
    silence() {
      state = 'silent';
      for (const socket of sockets) lost.add(socket);
    },
    hold: () =>
      new Promise((resolve) => {
        holding = resolve;
      }),
    restore() {
      state = 'open';
      holding = null;
      for (const send of held.splice(0)) send();
    },
    loseResponseTo(text, context = '') {
      trigger = { text, context };
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

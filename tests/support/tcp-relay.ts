import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server that can fail. */
export interface TcpRelay {
  readonly port: number;
  /** Closes every connection, and each new one, until `restore`. */
  cut(): void;
  /**
   * Loses every byte on every connection, new ones too, until `restore`; what was connected before
   * stays lost.
   */
  silence(): void;
  restore(): void;
  /**
   * Cuts the network once the server has answered the next `text` that is sent on a connection
   * after `context`, and before the client hears.
   */
  loseAnswerTo(text: string, context?: string): void;
  close(): Promise<void>;
}

export async function startTcpRelay(target: { host: string; port: number }): Promise<TcpRelay> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  let fateful: { text: string; context: string } | null = null;
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();

  function keep(socket: Socket, other: () => Socket | undefined): void {
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
    let losesAnswer = false;
    let isInContext = false;
    const pass = (to: Socket) => (bytes: Buffer) => {
      if (state === 'silent') for (const socket of [client, upstream]) lost.add(socket);
      if (!lost.has(client)) to.write(bytes);
    };
    keep(client, () => upstream);
    keep(upstream, () => client);
    client.on('data', (bytes) => {
      if (fateful !== null) {
        isInContext ||= bytes.includes(fateful.context);
        if (isInContext && bytes.includes(fateful.text)) [losesAnswer, fateful] = [true, null];
      }
      pass(upstream)(bytes);
    });
    upstream.on('data', (bytes) => {
      if (losesAnswer) return cut();
      pass(client)(bytes);
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
    restore() {
      state = 'open';
    },
    loseAnswerTo(text, context = '') {
      fateful = { text, context };
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SPECIALISTS = Array.from({ length: 6 }, (_, index) => ({
  specialist_id: String(index + 1),
  specialist_name: `Specialist ${index + 1}`,
  rating: 4.5,
}));
const ANSWERS: Readonly<Record<string, object>> = {
  'services.php': { services: [{ id: '1', name: 'Vehicle Repair' }] },
  'specialists.php': { success: true, specialists: SPECIALISTS, total: 6 },
};

/** A host of public scripts without state, so that only the gateway is measured. */
export async function startPublicHost(): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const script = /([\w-]+\.php)/.exec(request.url ?? '')?.[1] ?? '';
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWERS[script] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer } from 'node:http';
import { Pool } from 'undici';

/** Makes the one call that a response needs, and passes on its bytes: the cost of Node itself. */
const host = new Pool(process.env.PHP_URL ?? '', { connections: 64 });

createServer((request, response) => {
  request.resume();
  host.dispatch(
    { method: 'GET', path: String(request.headers['x-bench-call'] ?? '/') },
    {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status, headers) {
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': String(headers['content-length']),
        });
      },
      onResponseData: (_controller, chunk) => void response.write(chunk),
      onResponseEnd: () => void response.end(),
      onResponseError: () => void response.destroy(),
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

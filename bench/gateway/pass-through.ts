import { createServer } from 'node:http';
import { Pool } from 'undici';

/** Makes the calls that a response needs, and passes on their bytes: the cost of Node itself. */
const host = new Pool(process.env.PHP_URL ?? '', { connections: 64 });

createServer((request, response) => {
  request.resume();
  const paths = String(request.headers['x-bench-call'] ?? '/').split(' ');
  let running = paths.length;
  for (const path of paths) {
    host.dispatch(
      { method: 'GET', path },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, status, headers) {
          if (response.headersSent) return;
          const length = paths.length === 1 && { 'content-length': String(headers['content-length']) };
          response.writeHead(status, { 'content-type': 'application/json', ...length });
        },
        onResponseData: (_controller, chunk) => void response.write(chunk),
        onResponseEnd() {
          running--;
          if (running === 0) response.end();
        },
        onResponseError: () => void response.destroy(),
      },
    );
  }
}).listen(Number(process.env.PORT), '127.0.0.1');

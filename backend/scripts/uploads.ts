import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ScriptContext } from './context.ts';
import { refusalBody } from './refusals.ts';

/** Specialists' photos. Nothing else of the data folder can be reached: the name in the address is a number. */
export function uploadScripts(app: FastifyInstance, { folders }: ScriptContext): void {
  app.get<{ Params: { id: string } }>('/php/uploads/specialists/:id(^\\d{1,9}).webp', async (request, reply) => {
    const path = join(folders.public, 'specialists', `${request.params.id}.webp`);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) return reply.code(404).send(refusalBody(['There is nothing here.']));
    return reply
      .header('content-type', 'image/webp')
      .header('content-length', file.size)
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(createReadStream(path));
  });
}

import type { FastifyInstance } from 'fastify';
import type { ScriptContext } from '../http/context.ts';
import { refusalBody } from '../http/refusals.ts';

/** A name with a hash always has the same content. One without may get another photo. */
const cacheForever = 'public, max-age=31536000, immutable';
const cacheShortly = 'public, max-age=3600';

const photoNames = /^\d{1,9}(-[0-9a-f]{12})?\.webp$/;

/**
 * Specialists' photos, as `7-0123456789ab.webp` or by their older names as `7.webp`. Nothing else
 * can be reached.
 */
export function uploadScripts(app: FastifyInstance, { files }: ScriptContext): void {
  app.get<{ Params: { photo: string } }>('/php/uploads/specialists/:photo', async (request, reply) => {
    const [name, hash] = photoNames.exec(request.params.photo) ?? [];
    const file = name === undefined ? null : await files.find('public', `specialists/${name}`);
    if (!file) return reply.code(404).send(refusalBody('NOT_FOUND', ['There is nothing here.']));
    reply.headers({
      etag: `"${file.etag}"`,
      'cache-control': hash !== undefined ? cacheForever : cacheShortly,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    if (isUnchanged(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    return reply.headers({ 'content-type': file.mediaType, 'content-length': file.bytes }).send(file.open());
  });
}

/** Whether the caller has this content already (RFC 9110, If-None-Match); `etag` without quotes. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', `"${etag}"`].includes(tag.trim().replace(/^W\//, '')));
}

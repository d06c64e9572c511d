import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractFiles } from '~/graphql/extract-files.ts';
import { uploadFetch } from '~/graphql/upload.ts';

const photo = new File(['x'], 'leak.png', { type: 'image/png' });

describe('taking the files out', () => {
  it('leaves null in their place, names where they were, and does not touch the original', () => {
    const variables = { input: { name: 'Ada', photos: [photo, photo], none: null, when: { at: undefined } } };
    const { value, files } = extractFiles(variables, 'variables');
    expect(value).toEqual({ input: { name: 'Ada', photos: [null, null], none: null, when: { at: undefined } } });
    expect(files.map(({ path }) => path)).toEqual(['variables.input.photos.0', 'variables.input.photos.1']);
    expect(variables.input.photos[0]).toBe(photo);
  });
});

/** As much of the browser's object as an upload uses. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers = new Map<string, string>();
  body: FormData | undefined;
  status = 200;
  statusText = 'OK';
  responseText = '{"data":{}}';
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  open = vi.fn();
  setRequestHeader = (name: string, value: string) => void this.headers.set(name, value);
  getResponseHeader = () => 'application/json';
  send = (body: FormData) => {
    this.body = body;
    FakeRequest.last = this;
  };
  abort = () => this.onabort();
}

describe('sending them', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  const upload = (onProgress?: (share: number) => void, signal?: AbortSignal) =>
    uploadFetch('/graphql', {
      method: 'POST',
      body: '{"query":"…"}',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      signal,
      upload: { files: [{ path: 'variables.images.0', file: photo }], onProgress },
    });

  it('is multipart as the specification says, with progress', async () => {
    const shares: number[] = [];
    const answer = upload((share) => shares.push(share));
    const request = FakeRequest.last;
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.onload();
    expect(await (await answer).json()).toEqual({ data: {} });
    expect([...(request.body?.keys() ?? [])]).toEqual(['operations', 'map', '0']);
    expect(request.body?.get('map')).toBe('{"0":["variables.images.0"]}');
    expect(request.headers.get('apollo-require-preflight')).toBe('true');
    expect(request.headers.has('content-type')).toBe(false);
    expect(shares).toEqual([0.25]);
  });

  it('fails as fetch does when the connection breaks', async () => {
    const answer = upload();
    FakeRequest.last.onerror();
    await expect(answer).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  it('stops when the page is left', async () => {
    const leaving = new AbortController();
    const answer = upload(undefined, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('leaves requests without files to fetch', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await uploadFetch('/graphql', { method: 'POST', body: '{}' });
    expect(fetch).toHaveBeenCalledWith('/graphql', { method: 'POST', body: '{}' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractFiles, uploadFetch } from '~/graphql/upload.ts';

const photo = new File(['x'], 'leak.png', { type: 'image/png' });

describe('extractFiles', () => {
  it('replaces files by null, returns their paths, and leaves the original unchanged', () => {
    const variables = { input: { name: 'Ada', photos: [photo, photo], none: null, when: { at: undefined } } };
    const { value, files } = extractFiles(variables, 'variables');
    expect(value).toEqual({ input: { name: 'Ada', photos: [null, null], none: null, when: { at: undefined } } });
    expect(files.map(({ path }) => path)).toEqual(['variables.input.photos.0', 'variables.input.photos.1']);
    expect(variables.input.photos[0]).toBe(photo);
  });
});

/** The members of XMLHttpRequest that an upload uses. */
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

describe('uploadFetch', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  const upload = (onProgress?: (fraction: number) => void, signal?: AbortSignal) =>
    uploadFetch('/graphql', {
      method: 'POST',
      body: '{"query":"…"}',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      signal,
      upload: { files: [{ path: 'variables.images.0', file: photo }], onProgress },
    });

  it('sends multipart as in the specification, with progress', async () => {
    const fractions: number[] = [];
    const response = upload((fraction) => fractions.push(fraction));
    const request = FakeRequest.last;
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.onload();
    expect(await (await response).json()).toEqual({ data: {} });
    expect([...(request.body?.keys() ?? [])]).toEqual(['operations', 'map', '0']);
    expect(request.body?.get('map')).toBe('{"0":["variables.images.0"]}');
    expect(request.headers.get('apollo-require-preflight')).toBe('true');
    expect(request.headers.has('content-type')).toBe(false);
    expect(fractions).toEqual([0.25]);
  });

  it('fails as fetch does when the connection breaks', async () => {
    const response = upload();
    FakeRequest.last.onerror();
    await expect(response).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const response = upload(undefined, controller.signal);
    controller.abort();
    await expect(response).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('sends requests without files by fetch', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await uploadFetch('/graphql', { method: 'POST', body: '{}' });
    expect(fetch).toHaveBeenCalledWith('/graphql', { method: 'POST', body: '{}' });
  });
});

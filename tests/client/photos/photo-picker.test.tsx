import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoPicker } from '~/features/photos/photo-picker.tsx';
import type { Photo } from '~/features/photos/photo-rules.ts';
import { fileOf, withoutDecoding } from '../support/sample-files.ts';

beforeEach(withoutDecoding);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Step() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  return <PhotoPicker id="photos" photos={photos} onChange={setPhotos} error={undefined} />;
}

/** Chooses a file whose content can't be read until the returned function is called. */
function chooseBlocked(file: File) {
  let unblock: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  const head = file.slice(0, 16);
  const bytes = head.arrayBuffer.bind(head);
  head.arrayBuffer = () => gate.then(bytes);
  file.slice = () => head;
  render(<Step />);
  fireEvent.change(screen.getByLabelText('Add photo'), { target: { files: [file] } });
  return unblock;
}

describe('a photo that is being checked (BOOK-11)', () => {
  it('is added immediately, and stays if it is an image', async () => {
    const unblock = chooseBlocked(fileOf('png', 'leak.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
    expect(screen.getByText('Checking your photo...')).toBeTruthy();
    unblock();
    await waitFor(() => expect(screen.queryByText('Checking your photo...')).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
  });

  it('is removed with a message if it is not an image', async () => {
    const unblock = chooseBlocked(new File(['Dear Sir'], 'leak.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
    unblock();
    expect(await screen.findByText('“leak.png” is not an image.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove leak.png' })).toBeNull();
  });
});

describe('photos that are added and removed (BOOK-11)', () => {
  const png = (name: string) => fileOf('png', name, { type: 'image/png' });
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add photo'), { target: { files } });
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

  it('are announced, and the focus goes to the next control', async () => {
    render(<Step />);
    choose(png('a.png'), png('b.png'));
    expect(await screen.findByText('2 photos added.')).toBeTruthy();
    choose(png('c.png'), new File(['Dear Sir'], 'd.png', { type: 'image/png' }));
    expect(await screen.findByText('c.png added.')).toBeTruthy();
    expect(await screen.findByText('“d.png” is not an image.')).toBeTruthy();

    fireEvent.click(remove('b.png'));
    expect(document.activeElement).toBe(remove('c.png'));
    expect(screen.getByText('b.png removed. 2 photos left.')).toBeTruthy();
    fireEvent.click(remove('c.png'));
    expect(document.activeElement).toBe(screen.getByLabelText('Add photo'));
    expect(screen.getByText('c.png removed. 1 photo left.')).toBeTruthy();
  });

  it('say why they are needed, and their limits', () => {
    render(<Step />);
    const hint = document.getElementById(screen.getByLabelText('Add photo').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^We need at least one, so that your specialist/);
    expect(hint?.textContent).toContain('Max size: 25MB each.');
  });

  it('are taken with the camera first where there is a finger, and nothing to drop', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { container } = render(<Step />);
    const inputs = [...container.querySelectorAll('input')];
    expect(inputs.map((input) => [input.labels?.[0]?.textContent, input.getAttribute('capture')])).toEqual([
      ['Take a photo', 'environment'],
      ['Add photo', null],
    ]);
    expect(container.textContent).not.toContain('drop');
  });
});

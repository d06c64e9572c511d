import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Photo } from '~/features/photos/photo.ts';
import { PhotoPicker } from '~/features/photos/photo-picker.tsx';
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

/** Chooses a file whose content cannot be read before `letGo`. */
function chooseHeld(file: File) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = file.slice(0, 16);
  const bytes = held.arrayBuffer.bind(held);
  held.arrayBuffer = () => gate.then(bytes);
  file.slice = () => held;
  render(<Step />);
  fireEvent.change(screen.getByLabelText('Add photo'), { target: { files: [file] } });
  return letGo;
}

describe('a photo that is being checked (BOOK-11)', () => {
  it('is there at once, and stays when it is one', async () => {
    const letGo = chooseHeld(fileOf('png', 'leak.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
    expect(screen.getByText('Checking your photo...')).toBeTruthy();
    letGo();
    await vi.waitFor(() => expect(screen.queryByText('Checking your photo...')).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
  });

  it('is taken out again when it is none, with the reason', async () => {
    const letGo = chooseHeld(new File(['Dear Sir'], 'leak.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Remove leak.png' })).toBeTruthy();
    letGo();
    expect(await screen.findByText('“leak.png” is not an image.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove leak.png' })).toBeNull();
  });
});

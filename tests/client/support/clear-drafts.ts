import { act } from '@testing-library/react';

/** Removes all drafts, as another tab would. */
export function clearDrafts(): void {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

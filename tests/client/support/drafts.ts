import { act } from '@testing-library/react';

/** Removes every draft, as another tab would. */
export function forgetDrafts(): void {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

configure(({ getElementError }) => ({
  // A busy machine loads lazy parts of pages slowly, so the limit only ends what hangs.
  asyncUtilTimeout: 100_000,
  // A wait checks every 50 ms. Printing the page each time left little time for what it waits for.
  // The library switches costly messages off meanwhile, and asks again for the last one.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// Test files share the page and the libraries of their worker, because loading React for each took
// two thirds of their time. This resets the page and our own modules before each file.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, '', '/');

// Tests render parts of the app without its root, which does this.
const { markPageInteractive } = await import('~/lib/first-idle.ts');
markPageInteractive();

import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A busy machine loads lazy parts of pages slowly, so the limit only ends what hangs.
configure({ asyncUtilTimeout: 100_000 });

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

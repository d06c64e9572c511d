import { vi } from 'vitest';

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

import { vi } from 'vitest';

// The files that a worker runs share its page and the libraries, since loading React and the page
// anew for each took two thirds of their time. What a file has left in the page, or in the state of
// our own modules, is gone before the next one begins.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, '', '/');

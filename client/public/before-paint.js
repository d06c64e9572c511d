// Runs before the first paint; the keys and values are also in src/app/theme.ts and
// src/app/layouts/weekly-deal.tsx. The theme that the visitor has chosen:
try {
  const theme = JSON.parse(localStorage.getItem('theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked or holds something else: use the system's theme.
}
// Whether the weekly deal was closed in this visit.
try {
  if (sessionStorage.getItem('weeklyDealDismissed') === 'true') document.documentElement.dataset.weeklyDeal = 'closed';
} catch {
  // Storage is blocked: show the deal.
}
// A press on a button that opens a dialog, such as immediate service, is repeated by
// src/app/early-press.ts once the page is interactive, so that no one has to press twice.
document.addEventListener(
  'click',
  ({ target }) => {
    const page = document.documentElement.dataset;
    const opener = target instanceof Element && target.closest('button[aria-haspopup="dialog"]');
    if (opener && page.interactive === undefined)
      page.pressed = opener.getAttribute('aria-label') ?? opener.textContent;
  },
  true,
);

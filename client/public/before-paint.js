// Runs before the first paint. The keys and values are also in src/app/theme.ts and
// src/app/layouts/weekly-deal-banner.tsx.

// The visitor's theme.
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
// Stores a click on a button that opens a dialog, such as immediate service.
// src/app/replay-early-click.ts repeats it once the page is interactive.
document.addEventListener(
  'click',
  ({ target }) => {
    const { dataset } = document.documentElement;
    const button = target instanceof Element && target.closest('button[aria-haspopup="dialog"]');
    if (button && dataset.interactive === undefined)
      dataset.earlyClick = button.getAttribute('aria-label') ?? button.textContent;
  },
  true,
);

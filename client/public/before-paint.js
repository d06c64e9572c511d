// Runs before the first paint. The keys and values are also in src/app/theme.ts,
// src/app/layouts/weekly-deal-banner.tsx, src/features/consent and src/features/session.

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
// Whether the answer to the cookie notice is valid. Its days are in shared/terms.ts, too.
try {
  const { analytics, marketing, consentedAt } = JSON.parse(localStorage.getItem('cookieConsent')) ?? {};
  const days = (Date.now() - Date.parse(consentedAt)) / 86_400_000;
  const isAnswer = typeof analytics === 'boolean' && typeof marketing === 'boolean';
  const isValid = days >= 0 && days <= 180; // 180 days
  if (isAnswer && isValid) document.documentElement.dataset.cookieNotice = 'answered';
} catch {
  // There is no answer, or storage is blocked: ask.
}
// Whether the dashboard's frame would only be seen on the way to the login page.
try {
  if (!localStorage.getItem('userId') || !localStorage.getItem('authToken'))
    document.documentElement.dataset.loggedOut = '';
} catch {
  // Storage is blocked, and so is a session.
  document.documentElement.dataset.loggedOut = '';
}
// At the top of a page, what is below the first screen needs no layout yet: src/lib/first-idle.ts.
// Elsewhere its heights decide what is on the screen.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.firstScreen = '';
// Stores a click on a button that opens a dialog, such as immediate service, or whose click is
// repeated for another reason.
// src/app/app.tsx repeats it once the page is interactive.
document.addEventListener(
  'click',
  ({ target }) => {
    const { dataset } = document.documentElement;
    const button =
      target instanceof Element && target.closest('button:is([aria-haspopup="dialog"], [data-repeat-click])');
    if (button && dataset.interactive === undefined)
      dataset.earlyClick = button.getAttribute('aria-label') ?? button.textContent;
  },
  true,
);

// What a visitor has chosen, set before anything is painted, so that it does not change under their eyes.
// The theme (see src/app/theme.ts).
try {
  const theme = JSON.parse(localStorage.getItem('theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page, or holds something else: the system's theme it is.
}
// Whether the weekly deal was closed in this visit (see src/app/layouts/weekly-deal.tsx).
try {
  if (sessionStorage.getItem('weeklyDealDismissed') === 'true') document.documentElement.dataset.weeklyDeal = 'closed';
} catch {
  // Then the deal is shown.
}
// Nothing is sent but by our scripts: pressed before they are there, a form would put what it holds, a password too, into the address.
// The press is noted, for the page to follow once it is there (see src/app/typed-before.ts).
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.target.dataset.pressed = '';
  },
  true,
);
// So is a press on a button that opens a dialog: for urgent help, nobody should have to press twice.
document.addEventListener(
  'click',
  (event) => {
    if (document.documentElement.dataset.takenOver !== undefined) return;
    const opener = event.target instanceof Element && event.target.closest('button[aria-haspopup="dialog"]');
    if (opener) opener.dataset.pressed = '';
  },
  true,
);
// And that a word is in the making, as with many languages and on phones: to fill in its field anew would double it.
for (const type of ['compositionstart', 'compositionend']) {
  document.addEventListener(
    type,
    ({ target }) => {
      if (type === 'compositionend') delete target.dataset.composing;
      else if (document.documentElement.dataset.takenOver === undefined) target.dataset.composing = '';
    },
    true,
  );
}

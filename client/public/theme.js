// The theme a visitor has chosen (see src/app/theme.ts), set before anything is painted.
try {
  const theme = JSON.parse(localStorage.getItem('theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page, or holds something else: the system's theme it is.
}

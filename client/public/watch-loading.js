// Shows the notice in index.html if the page's scripts are late, or at once if they fail. Without
// it, buttons of a page that can be read already would do nothing, for no visible reason.
// start.ts dispatches `scripts-failed`; the error event is for start.ts itself.
{
  const LATE_MS = 10_000;

  const show = () => {
    if (document.documentElement.dataset.interactive !== undefined) return;
    const notice = document.getElementById('loading-notice');
    notice.querySelector('button').addEventListener('click', () => location.reload());
    notice.hidden = false;
  };
  setTimeout(show, LATE_MS);
  addEventListener('scripts-failed', show);
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show, { once: true });
      else show();
    },
    true,
  );
}

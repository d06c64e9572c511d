import '~/styles/fonts.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import '~/styles/loading-notice.css';
import '~/styles/print.css';
import { afterFirstPaint } from './first-paint.ts';
import { evaluateInTurn } from './page-scripts.ts';

/**
 * The page's first script. It loads the others after the first paint, which they would delay on a
 * slow phone, and tells public/watch-loading.js if they fail.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  // A page that only the browser renders has nothing to paint before.
  if (root.hasChildNodes()) await afterFirstPaint();
  await evaluateInTurn();
  const { renderApp } = await import('./app.tsx');
  await renderApp(root);
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event('scripts-failed'));
  throw error;
});

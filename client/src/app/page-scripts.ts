/**
 * Loads the scripts that the page's `<meta name="scripts">` lists, and evaluates them one after
 * another, so that the browser can respond to the visitor in between. What one of them imports
 * comes before it in the list. The development server lists none.
 */
export async function evaluateInTurn(): Promise<void> {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? [];
  for (const script of scripts) preload(script);
  for (const script of scripts) {
    // What needs a missing script fails too, and shows it.
    await import(/* @vite-ignore */ script).catch(() => undefined);
    await nextTask();
  }
}

function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  // The page's photos come first.
  link.fetchPriority = 'low';
  link.href = script;
  document.head.append(link);
}

/** Not a timer: background tabs delay those by a second. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  return next;
}

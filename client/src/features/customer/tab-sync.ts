/**
 * The tabs of one browser tell each other that the customer's data has changed. Who acts need not
 * think of it: the client's links notice each act that is done (`successfulMutationsLink`) and call
 * `notifyOtherTabs`; what is on the screen elsewhere is refetched (`useAutoRefetch`).
 */
const NAME = 'customer-changed';

/**
 * Opened when it is first needed: pages are also rendered where there are no tabs, and in browsers
 * that have no such channel.
 */
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return channel;
}

export function notifyOtherTabs(): void {
  open()?.postMessage('changed');
}

/** Calls back whenever another tab has changed something, until the returned function is called. */
export function onOtherTabChange(listener: () => void): () => void {
  const heard = open();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}

/**
 * Tells the browser's other tabs that the customer's data has changed. The client's links call
 * `notifyOtherTabs` after each successful mutation (`responsesLink`), and visible pages
 * refetch (`useAutoRefetch`).
 */
const CHANNEL = 'customer-changed';

/** Opened on first use: prerendering and some browsers have no BroadcastChannel. */
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
}

export function notifyOtherTabs(): void {
  openChannel()?.postMessage('changed');
}

/** Calls the listener when another tab changes data. Returns the function that unsubscribes. */
export function onOtherTabChange(listener: () => void): () => void {
  const subscribed = openChannel();
  subscribed?.addEventListener('message', listener);
  return () => subscribed?.removeEventListener('message', listener);
}

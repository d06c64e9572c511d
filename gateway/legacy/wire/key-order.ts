/** The keys that are numbers, in the order of the text, where `JSON.parse` has sorted them. */
const orders = new WeakMap<object, readonly string[]>();

/** In JSON, a quote after a brace or a comma that digits follow never ends a text. */
const NUMBER_KEY = /([{,]\s*")(\d+"\s*:)/g;

/**
 * Remembers for `valuesInOrder` how the objects of a parsed text were ordered. JavaScript sorts
 * keys that are numbers, so the text is parsed again with keys that it doesn't take for numbers.
 */
export function rememberKeyOrder(json: string, parsed: unknown): void {
  const marked = json.replace(NUMBER_KEY, '$10$2');
  if (marked !== json) compare(JSON.parse(marked), parsed);
}

/** Walks through both at once, without recursion: a host's JSON can be deep. */
function compare(marked: unknown, parsed: unknown): void {
  const pairs: [marked: unknown, parsed: unknown][] = [[marked, parsed]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [written, object] = pair;
    if (typeof written !== 'object' || written === null || typeof object !== 'object' || object === null) continue;
    const entries = Object.entries(written).map(([key, value]) => [
      Array.isArray(written) ? key : key.replace(/^0(?=\d)/, ''),
      value,
    ]);
    for (const [key, value] of entries) pairs.push([value, Reflect.get(object, key)]);
    if (!Array.isArray(written) && entries.some(([key]) => /^\d+$/.test(key)))
      orders.set(object, [...new Set(entries.map(([key]) => key))]);
  }
}

/** The values of an object, in the order of the text that it was parsed from. */
export function valuesInOrder(object: object): readonly unknown[] {
  return (orders.get(object) ?? Object.keys(object)).map((key): unknown => Reflect.get(object, key));
}

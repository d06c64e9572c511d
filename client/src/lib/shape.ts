/*
 * The shapes of what the browser keeps, such as drafts and navigation state. Older versions of the
 * app may have written it, so its types are checked before anything is shown. What may be typed is
 * a matter of schemas (`shared/forms`), which pages load later.
 */

/** Returns the parts of a value that the shape has; undefined if the value has another shape. */
export type Shape<Value> = (stored: unknown) => Value | undefined;

export type ValueOf<Of> = Of extends Shape<infer Value> ? Exclude<Value, undefined> : never;

type Parts = Readonly<Record<string, Shape<unknown>>>;

const ofType =
  <Value>(type: string): Shape<Value> =>
  (stored) =>
    typeof stored === type ? (stored as Value) : undefined;

export const string = ofType<string>('string');
export const number = ofType<number>('number');
export const boolean = ofType<boolean>('boolean');

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Shape<Value> =>
  (stored) =>
    values.find((value) => value === stored);

/** The first of the shapes that the value has. */
export const either =
  <Shapes extends readonly Shape<unknown>[]>(...shapes: Shapes): Shape<ValueOf<Shapes[number]>> =>
  (stored) =>
    shapes.map((shape) => shape(stored)).find((value) => value !== undefined) as ValueOf<Shapes[number]>;

/** With a value for what is missing. */
export const withDefault =
  <Value>(shape: Shape<Value>, missing: NoInfer<Value>): Shape<Value> =>
  (stored) =>
    stored === undefined ? missing : shape(stored);

export const text = withDefault(string, '');

export const nullable = <Value>(shape: Shape<Value>) =>
  withDefault<Value | null>((stored) => (stored === null ? null : shape(stored)), null);

export const list = <Value>(shape: Shape<Value>) =>
  withDefault<Value[]>((stored) => {
    if (!Array.isArray(stored)) return undefined;
    const items = stored.map((item) => shape(item));
    return items.every((item) => item !== undefined) ? items : undefined;
  }, []);

export const object = <Of extends Parts>(parts: Of) => {
  type Value = { [Part in keyof Of]: ValueOf<Of[Part]> };
  return Object.assign((stored: unknown) => valuesOf<Value>(stored, Object.keys(parts), parts), { parts });
};

/** An object that may lack any of the parts. */
export const partial =
  <Of extends Parts>(parts: Of): Shape<{ [Part in keyof Of]?: ValueOf<Of[Part]> }> =>
  (stored) =>
    valuesOf(
      stored,
      Object.keys(Object(stored)).filter((part) => Object.hasOwn(parts, part)),
      parts,
    );

export const record =
  <Value>(shape: Shape<Value>): Shape<Record<string, Value>> =>
  (stored) =>
    valuesOf(stored, Object.keys(Object(stored)), shape);

function valuesOf<Of>(stored: unknown, names: readonly string[], shapes: Parts | Shape<unknown>): Of | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const shapeOf = (name: string) => (typeof shapes === 'function' ? shapes : shapes[name]);
  const values = names.map((name) => [name, shapeOf(name)?.(Reflect.get(stored, name))]);
  return values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Of) : undefined;
}

/** The value whose parts are all missing. */
export function emptyOf<Value>(shape: Shape<Value>): Value {
  const empty = shape({});
  if (empty === undefined) throw new Error('A part of the shape has no default.');
  return empty;
}

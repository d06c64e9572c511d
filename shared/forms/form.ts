import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A form: the rules of its fields, by their names in the graph, and what the scripts call them. */
export interface FormRules<Fields extends Shape = Shape> {
  readonly schema: z.ZodMiniObject<Fields, z.core.$strip>;
  /** Where it isn't the same. */
  readonly hostNames: { readonly [Part in keyof Fields]?: string | undefined };
}

/** The values of a form that has been read. */
export type FormValues<Rules extends Pick<FormRules, 'schema'>> = z.output<Rules['schema']>;

/** Values by their names in the scripts. */
type HostFields<Values, Names> = {
  [Part in keyof Values as Part extends keyof Names ? Extract<Names[Part], string> : Part]: Values[Part];
};

export function defineForm<
  Fields extends Shape,
  const Names extends { readonly [Part in keyof Fields]?: string } = Record<never, string>,
>(fields: Fields, hostNames?: Names) {
  return { schema: z.object(fields), hostNames: hostNames ?? ({} as Names) };
}

/** What the scripts call a part of the form. */
export const hostNameOf = ({ hostNames }: { hostNames: object }, part: string): string =>
  new Map<string, string>(Object.entries(hostNames)).get(part) ?? part;

export function toHostFields<Names extends object, Values extends object>(
  form: { readonly hostNames: Names },
  values: Values,
): HostFields<Values, Names> {
  const fields = Object.entries(values).map(([part, value]) => [hostNameOf(form, part), value]);
  return Object.fromEntries(fields) as HostFields<Values, Names>;
}

/** The names in the graph, by those in the scripts. `within` is the part of an input that it is. */
export function graphNames(
  { schema, ...form }: { schema: { shape: object }; hostNames: object },
  within?: string,
): Record<string, string> {
  const pathOf = (part: string) => (within === undefined ? part : `${within}.${part}`);
  return Object.fromEntries(Object.keys(schema.shape).map((part) => [hostNameOf(form, part), pathOf(part)]));
}

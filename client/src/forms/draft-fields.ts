import * as z from 'zod/mini';

/* The fields of a draft's schema, each with its value in an empty form. */

export const text = () => z._default(z.string(), '');

export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

export const list = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.array(schema), () => []);

import * as z from 'zod/mini';

/* Fields of a schema with defaults: what is missing is empty. */

export const text = () => z._default(z.string(), '');

export const nullable = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

export const list = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.array(schema), () => []);

import { GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, isScalarType, Kind } from 'graphql';
import { isDay } from '#shared/london/days.ts';
import { readMoment } from '../legacy/wire/london-time.ts';
import { sdlSchema } from './type-defs.ts';
import { ReceivedFile } from './uploads/received-file.ts';

/** With the SDL's description and specification: Apollo Server takes the resolver's, even none. */
function scalar<Internal, External>(config: GraphQLScalarTypeConfig<Internal, External>) {
  const declared = sdlSchema.getType(config.name);
  if (!isScalarType(declared)) throw new Error(`The schema has no scalar ${config.name}.`);
  const { description, specifiedByURL } = declared;
  return new GraphQLScalarType<Internal, External>({ ...config, description, specifiedByURL });
}

function textScalar(name: string, expected: string, read: (text: string) => string | null): GraphQLScalarType {
  const parse = (value: unknown): string => {
    const result = typeof value === 'string' ? read(value) : null;
    if (result !== null) return result;
    throw new GraphQLError(`${name} must be ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return scalar<string, string>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const DateScalar = textScalar('Date', 'a day of the calendar written YYYY-MM-DD', (text) =>
  isDay(text) ? text : null,
);

export const LocalTimeScalar = textScalar('LocalTime', 'a time of day written HH:mm', (text) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null,
);

export const DateTimeScalar = textScalar('DateTime', 'a date and time in ISO 8601 with its offset', (text) =>
  /(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? readMoment(text) : null,
);

/** A file of a multipart request. A document or JSON body can't contain one. */
export const UploadScalar = scalar<ReceivedFile, never>({
  name: 'Upload',
  serialize: () => {
    throw new GraphQLError('Upload is for input only.');
  },
  parseValue: (value) => {
    if (value instanceof ReceivedFile) return value;
    throw new GraphQLError('Upload must be a file of a multipart request.', { extensions: { code: 'BAD_USER_INPUT' } });
  },
  parseLiteral: () => {
    throw new GraphQLError('Upload must be a file of a multipart request.', { extensions: { code: 'BAD_USER_INPUT' } });
  },
});

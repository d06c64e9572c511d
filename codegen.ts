import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { hooksPreset, typesPreset } from './tools/codegen/presets.mjs';

/** What the schema's scalars are in TypeScript, outside GraphQL's own. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  Date: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  LocalTime: { input: 'string', output: 'string' },
};

/**
 * The operations of the app: what it sends and what the gateway has registered must be the same
 * text.
 */
const clientOperations = {
  documents: 'client/src/**/*.graphql',
  documentTransforms: [addTypenameSelectionDocumentTransform],
};

const gatewayTypes = { useTypeImports: true, strictScalars: true, enumsAsTypes: true, useIndexSignature: true };

const uploadFrom = (folder: string) => ({
  input: `import("${folder}/received-file.ts").ReceivedFile`,
  output: 'never',
});

/**
 * What resolvers of a type receive as their parent: the type that a file of gateway/modules exports
 * under its name with `Model` after it, if there is one.
 */
function domainModels(): Record<string, string> {
  const files = readdirSync('gateway/modules', { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(files.filter((file) => file.endsWith('.ts')).flatMap(modelsIn));
}

function modelsIn(file: string): [type: string, model: string][] {
  const exported = readFileSync(`gateway/modules/${file}`, 'utf8').matchAll(
    /^export (?:class|interface|type) ((\w+)Model)\b/gm,
  );
  return [...exported].map(([, model, type]) => [`${type}`, `../${file}#${model}`]);
}

/** The files of a folder that match, with their names as identifiers: `aB` for `a/b.ts`. */
function filesIn(folder: string, pattern: RegExp): { file: string; name: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
  return files
    .sort()
    .map((file) => ({ file, name: file.slice(0, -3).replace(/\W(\w)/g, (_, next) => next.toUpperCase()) }));
}

/** Everything that the files of gateway/legacy/endpoints export. */
function allEndpoints(): string {
  const files = filesIn('gateway/legacy/endpoints', /\.ts$/);
  const imports = files.map(({ file, name }) => `import * as ${name} from '../endpoints/${file}';`);
  return [...imports, `export const endpoints = { ${files.map(({ name }) => `...${name}`).join(', ')} };`].join('\n');
}

/** The resolvers of each module. */
function allResolvers(): string {
  const files = filesIn('gateway/modules', /^(?!generated).*\/resolvers\.ts$/);
  const imports = files.map(({ file, name }) => `import { ${name} } from '../${file}';`);
  return [...imports, `export const moduleResolvers = [${files.map(({ name }) => name).join(', ')}];`].join('\n');
}

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'client/src/graphql/generated/': {
      preset: typesPreset,
      ...clientOperations,
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        enumType: 'string-literal',
        importExtension: '.ts',
        scalars: { ...scalars, Upload: { input: 'File', output: 'never' } },
      },
    },
    // What the app runs: it takes documents and hooks from here, and from the modules above only
    // types.
    'client/src/graphql/generated/operations/': {
      preset: hooksPreset,
      ...clientOperations,
      presetConfig: { typesModule: '../graphql.ts', mutationModule: '../../use-mutation.ts' },
    },
    'client/src/graphql/generated/fragment-matcher.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'docs/schema.graphql': {
      plugins: ['./tools/codegen/schema.mjs'],
    },
    'docs/graph.md': {
      plugins: ['./tools/codegen/reference.mjs'],
    },
    'gateway/graphql/generated/operations.json': {
      ...clientOperations,
      plugins: ['./tools/codegen/operations.mjs'],
    },
    'gateway/graphql/generated/schema.ts': {
      plugins: ['typescript'],
      config: { ...gatewayTypes, scalars: { ...scalars, Upload: uploadFrom('../uploads') } },
    },
    'gateway/legacy/generated/endpoints.ts': {
      plugins: [{ add: { content: allEndpoints() } }],
    },
    'gateway/modules/generated/module-resolvers.ts': {
      plugins: [{ add: { content: allResolvers() } }],
    },
    'gateway/modules/generated/resolvers.ts': {
      plugins: [
        { add: { content: "import type * as Schema from '../../graphql/generated/schema.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...gatewayTypes,
        namespacedImportName: 'Schema',
        contextType: '../context.ts#GatewayContext',
        scalars: { ...scalars, Upload: uploadFrom('../../graphql/uploads') },
        mappers: domainModels(),
      },
    },
  },
};

export default config;

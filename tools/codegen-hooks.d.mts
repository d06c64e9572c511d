import type { CodegenConfig } from '@graphql-codegen/cli';

/** The type of a preset, which the cli only exports as part of its configuration. */
type Output = Exclude<CodegenConfig['generates'][string], readonly unknown[]>;
type Preset = Exclude<Output['preset'], string | undefined>;

export const preset: Preset;

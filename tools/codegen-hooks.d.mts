import type { CodegenConfig } from '@graphql-codegen/cli';

/** What codegen takes as a preset; its cli names the type only as part of its configuration. */
type Output = Exclude<CodegenConfig['generates'][string], readonly unknown[]>;
type Preset = Exclude<Output['preset'], string | undefined>;

export const preset: Preset;

import type { preset as anyPreset } from './codegen-hooks.mjs';

export const preset: typeof anyPreset;

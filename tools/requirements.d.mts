export const DOCUMENT: string;
export function checkRequirements(files: ReadonlyMap<string, string>): {
  problems: string[];
  untested: string[];
};
export function constantHomes(files: ReadonlyMap<string, string>): Set<string>;
export function checkConstants(
  files: ReadonlyMap<string, string>,
  readConstant: (home: string, name: string) => unknown,
): string[];
export function checkTexts(files: ReadonlyMap<string, string>): string[];

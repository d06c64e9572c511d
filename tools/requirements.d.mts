export const DOCUMENT: string;
export function checkRequirements(files: ReadonlyMap<string, string>): {
  problems: string[];
  untested: string[];
};

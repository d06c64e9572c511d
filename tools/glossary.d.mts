export const GLOSSARY: string;
export interface Glossary {
  retired: Map<string, string>;
  exceptions: RegExp[];
}
export function readGlossary(markdown: string): Glossary;
export function checkWords(files: ReadonlyMap<string, string>, glossary: Glossary): string[];
export function checkLengths(files: ReadonlyMap<string, string>, tokens: string): string[];

export function findProgram(name: string): string | null;
export function findChromium(): Promise<string | null>;

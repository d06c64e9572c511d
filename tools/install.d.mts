export interface InstalledPackage {
  version: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

export function ensureInstalled(): Promise<void>;
export function isInstalled(
  required: Record<string, InstalledPackage>,
  installed: Record<string, InstalledPackage>,
): boolean;

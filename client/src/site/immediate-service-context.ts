import { createContext, useContext } from 'react';

/**
 * Opens the dialog in which urgent help is asked for. Flows never use each other, so the app hands
 * this in.
 */
export interface ImmediateServiceOpener {
  open(): void;
}

export const ImmediateServiceContext = createContext<ImmediateServiceOpener | null>(null);

export function useImmediateService(): ImmediateServiceOpener {
  const help = useContext(ImmediateServiceContext);
  if (!help) throw new Error('useImmediateService needs the app around it.');
  return help;
}

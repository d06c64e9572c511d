import { createContext, useContext } from 'react';

/**
 * Opens the dialog in which urgent help is asked for. Flows never use each other, so the app hands
 * this in.
 */
export interface ImmediateHelp {
  open(): void;
}

export const ImmediateHelpContext = createContext<ImmediateHelp | null>(null);

export function useImmediateHelp(): ImmediateHelp {
  const help = useContext(ImmediateHelpContext);
  if (!help) throw new Error('useImmediateHelp needs the app around it.');
  return help;
}

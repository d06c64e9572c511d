import { createContext, useContext } from 'react';

/**
 * Opens the dialog that requests immediate service. It's a context because features can't import
 * that flow: the app provides it.
 */
export interface ImmediateServiceDialogControl {
  open(): void;
}

export const ImmediateServiceDialogContext = createContext<ImmediateServiceDialogControl | null>(null);

export function useImmediateServiceDialog(): ImmediateServiceDialogControl {
  const dialog = useContext(ImmediateServiceDialogContext);
  if (!dialog) throw new Error('useImmediateServiceDialog must be used inside ImmediateServiceDialogProvider.');
  return dialog;
}

import { useEffect } from 'react';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

interface TitleAdditions {
  /** The open step of a wizard and its question; empty outside of wizards. */
  step: string;
  /** How many forms show errors: a dialog may be open over another form. */
  formsWithErrors: number;
}

const none: TitleAdditions = { step: '', formsWithErrors: 0 };
const additions = createStore(none);

/** What forms add to the title of their page. */
export function useTitleAdditions(): TitleAdditions {
  return useStore(additions, none);
}

/** The title begins with the step while the component is mounted. */
export function useTitleStep(step: string): void {
  useEffect(() => {
    additions.set({ ...additions.get(), step });
    return () => additions.set({ ...additions.get(), step: '' });
  }, [step]);
}

/** Begins the title with 'Error: ' while the form has errors. Screen readers then say it first. */
export function useTitleError(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const count = (change: number) => {
      const current = additions.get();
      additions.set({ ...current, formsWithErrors: current.formsWithErrors + change });
    };
    count(1);
    return () => count(-1);
  }, [hasErrors]);
}

import { render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationOptions, OptionsStepProps } from '~/features/application/use-application-options.ts';
import { options } from './application-graph.ts';

/** Renders a step with some other options, and returns a function that gives the latest draft. */
export function renderStep(
  Step: ComponentType<OptionsStepProps>,
  initial: ApplicationDraft,
  otherOptions: Partial<ApplicationOptions>,
) {
  let latest = initial;
  function StatefulStep() {
    const [draft, setDraft] = useState(initial);
    latest = draft;
    return (
      <Step
        draft={draft}
        options={{ ...(options as ApplicationOptions), ...otherOptions }}
        change={(change) =>
          setDraft((value) => ({ ...value, ...(typeof change === 'function' ? change(value) : change) }))
        }
        errorOf={() => undefined}
        retry={() => undefined}
      />
    );
  }
  render(<StatefulStep />);
  return () => latest;
}

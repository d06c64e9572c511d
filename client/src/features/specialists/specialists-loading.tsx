import type { ReactNode } from 'react';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';

/** The placeholders of cards, with a message for screen readers and browsers without scripts. */
export function SpecialistsLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <NoScriptNotice />
      <div aria-busy="true" data-needs-script>
        <p role="status" className="visually-hidden">
          Loading specialists...
        </p>
        {children}
      </div>
    </>
  );
}

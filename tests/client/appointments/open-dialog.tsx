import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { vi } from 'vitest';
import { AppointmentFactsFragmentDoc } from '~/graphql/generated/operations/appointment-facts.ts';
import { AppointmentRefundFragmentDoc } from '~/graphql/generated/operations/appointment-refund.ts';
import type { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { confirmed } from './appointment-fixtures.ts';

type Dialog = ComponentType<{ appointmentId: string; onClose: () => void }>;

/** Called when a dialog closes. */
export const onClose = vi.fn();

/** Opens a dialog for an appointment that the page behind it has loaded. */
export function openDialog(AppointmentDialog: Dialog, graph: FakeGraph, changes: object = {}) {
  /** The page behind the dialog. */
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
        {isOpen && <AppointmentDialog appointmentId={confirmed.id} onClose={onClose} />}
      </>
    );
  }
  const page = renderAt('/', [{ path: '/', element: <Opener /> }], graph);
  const updateCache = (more: object) =>
    act(() => {
      const data = { ...confirmed, ...more };
      page.client.writeFragment({ fragment: AppointmentFactsFragmentDoc, fragmentName: 'AppointmentFacts', data });
      page.client.writeFragment({ fragment: AppointmentRefundFragmentDoc, data });
    });
  updateCache(changes);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  return { ...page, updateCache };
}

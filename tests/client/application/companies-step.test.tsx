import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { CompaniesStep } from '~/features/application/steps/companies-step.tsx';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { completeDraft } from './complete-draft.ts';
import { renderStep } from './render-step.tsx';

afterEach(cleanup);

const company = (label: string, ...serviceNames: string[]) => ({
  __typename: 'ApplicationOption' as const,
  ...{ value: label, label, serviceNames },
});
const many = ['AA', 'Bosch', 'ECA', 'Gas Safe Register', 'NICEIC', 'RAC', 'Vaillant', 'Worcester'].map((name) =>
  company(name, name === 'ECA' || name === 'NICEIC' ? 'Electrical' : 'Plumbing'),
);

const open = (part: Partial<ApplicationDraft>, companies: ApplicationOptions['companies'] = many) =>
  renderStep(CompaniesStep, completeDraft({ companies: [], customCompanies: [], ...part }), { companies });
const shown = () =>
  within(screen.getByRole('group', { name: 'Who has certified you?' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the companies of an application (JOIN-26)', () => {
  it('come in the order of the list, those of the applicant’s services first', () => {
    open({ services: ['Electrical'], customServices: [] });
    expect(shown()).toEqual(['ECA', 'NICEIC', 'AA', 'Bosch', 'Gas Safe Register', 'RAC', 'Vaillant', 'Worcester']);
  });

  it('can be searched; selected ones stay, and the number found is announced', async () => {
    open({ services: [], customServices: [], companies: ['AA'] });
    const search = screen.getByLabelText(/Search companies/);
    fireEvent.change(search, { target: { value: ' GAS' } });
    expect(shown()).toEqual(['AA', 'Gas Safe Register']);
    await waitFor(() => expect(screen.getByText('1 company found')).toBeTruthy());
    expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    fireEvent.change(search, { target: { value: 'zzz' } });
    expect(screen.getByText('None of these. You can add yours below.')).toBeTruthy();
  });

  it('have no search if they are few', () => {
    open({}, many.slice(0, 7));
    expect(screen.queryByLabelText(/Search companies/)).toBeNull();
  });

  it('are not asked of someone who isn’t certified, and not sent (C-103)', () => {
    open({ certified: 'no' });
    expect(screen.queryByText('Who has certified you?')).toBeNull();
    expect(screen.getByText('Which workshops do you work from?')).toBeTruthy();

    const draft = applicationDraft.open();
    draft.change({ certified: 'yes', companies: ['AA'], customCompanies: ['Aga'], unsavedCompany: 'Rayburn' });
    draft.change({ certified: 'no' });
    expect(draft.get().value).toMatchObject({ companies: [], customCompanies: [], unsavedCompany: '' });
    draft.clear();
  });
});

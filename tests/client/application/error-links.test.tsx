import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { toStepError } from '~/features/application/application-errors.ts';
import { applicationDraft, applicationFlow, applicationRules } from '~/features/application/application-flow.ts';
import { Component as ApplicationPage } from '~/features/application/application-page.tsx';
import { type ApplicationStep, stepPath } from '~/features/application/application-steps.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { renderAt } from '../support/render-at.tsx';
import { applicationGraph, options } from './application-graph.ts';
import { minimalDraft } from './minimal-draft.ts';

beforeAll(() => applicationRules.code.load());
beforeEach(() => applicationDraft.open().clear());
afterEach(cleanup);

/** Opens a step with this draft, and checks that each id is that of a focusable control. */
async function expectControls(
  step: ApplicationStep,
  part: Partial<ApplicationDraft>,
  ids: readonly string[],
  loaded = options,
) {
  const draft = minimalDraft({ verifiedEmail: 'amara@example.com', ...part });
  applicationDraft.open().change(draft);
  const answer = { data: { specialistApplicationOptions: loaded } };
  renderAt(
    stepPath(step),
    [{ path: '/joinUs/:step?', Component: ApplicationPage }],
    applicationGraph().answer('ApplicationOptions', answer),
  );
  for (const id of ids) {
    const control = await waitFor(() => {
      const found = document.getElementById(id);
      if (!found) throw new Error(`${step} has no control with the id ${id}`);
      return found;
    });
    control.focus();
    expect(document.activeElement).toBe(control);
  }
}

const unsaved = (name: string) => ({ id: null, name, description: '' });
const workshop = { id: null, name: '', address: '', city: '', county: '', postcode: 'nowhere' };
const custom = (name: string, id: string) => ({ id, name, description: '' });

describe('the links of an error summary lead to a control', () => {
  it.each<[ApplicationStep, Partial<ApplicationDraft>]>([
    ['basics', { firstName: '', lastName: '', email: '', phone: '', photo: null, bio: 'x'.repeat(2001) }],
    ['background', { experience: null, certified: null, insurance: null }],
    [
      'services',
      { services: [], unsavedService: unsaved(' '), unsavedImmediateService: { ...unsaved(''), description: 'x' } },
    ],
    ['services', { customServices: [custom('Stoves', '1'), custom('stoves', '2')], unsavedService: unsaved('Agas') }],
    [
      'services',
      { customImmediateServices: [custom('Leaks', '1'), custom('leaks', '2')], unsavedImmediateService: unsaved('') },
    ],
    ['pricing', { services: ['Plumbing', 'Towing'], pricing: {} }],
    ['location', { locations: [], unsavedLocation: 'Oadby', travelDistance: null, serviceModeId: null }],
    ['availability', { days: [] }],
    ['companies', { unsavedCompany: 'Aga', unsavedWorkshop: workshop }],
  ])('for all errors of %s, with %j', async (step, part) => {
    const ids = applicationFlow.errorsIn(step, minimalDraft(part)).map(({ fieldId }) => fieldId ?? '');
    expect(ids.length).toBeGreaterThan(0);
    await expectControls(step, part, ids);
  });

  it('for the consents', () =>
    expectControls(
      'review',
      {},
      applicationFlow.errorsIn('review', minimalDraft()).map(({ fieldId }) => fieldId ?? ''),
    ));

  const fields: Record<Exclude<keyof ApplyAsSpecialistInput, 'idempotencyKey'>, true> = {
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    bio: true,
    photo: true,
    yearsOfExperience: true,
    isCertified: true,
    liabilityInsurance: true,
    certificates: true,
    services: true,
    customServices: true,
    immediateServices: true,
    customImmediateServices: true,
    pricing: true,
    locations: true,
    customLocations: true,
    travelDistance: true,
    serviceModeId: true,
    availability: true,
    companies: true,
    customCompanies: true,
    workshops: true,
    customWorkshops: true,
    termsAccepted: true,
    gdprConsentAccepted: true,
  };
  const noOptions = { ...options, services: [], immediateServices: [], locations: [], serviceModes: [], companies: [] };
  // Only for the services step: while an entry is unsaved, no later step opens.
  const open = { unsavedService: unsaved('Agas'), unsavedImmediateService: unsaved('Leaks') };

  it.each(Object.keys(fields))(
    'for a server error about %s, with and without options and unsaved entries',
    async (field) => {
      const error = toStepError(
        { field: [field], message: 'Invalid.', code: 'INVALID', retryAfterSeconds: null },
        minimalDraft(),
      );
      const id = error.fieldId;
      if (!error.step || !id) throw new Error(`no step has ${field}`);
      // Only someone certified is asked for companies.
      const asked: Partial<ApplicationDraft> = error.step === 'companies' ? { certified: 'yes' } : {};
      await expectControls(error.step, asked, [id]);
      cleanup();
      await expectControls(error.step, error.step === 'services' ? open : asked, [id], { ...noOptions, workshops: [] });
    },
  );

  it('for an email address that is not verified', async () => {
    const error = toStepError(
      { field: null, message: 'Please verify.', code: 'UNVERIFIED_EMAIL', retryAfterSeconds: null },
      minimalDraft(),
    );
    expect(error.step).toBe('review');
    await expectControls('review', {}, [error.fieldId ?? '']);
  });
});

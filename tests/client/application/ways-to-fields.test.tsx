import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { errorsIn } from '~/features/application/application-errors.ts';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { Component as ApplicationPage } from '~/features/application/application-page.tsx';
import { type ApplicationStep, stepPath } from '~/features/application/application-steps.ts';
import { consentErrors } from '~/features/application/consent-errors.ts';
import { applicationError } from '~/features/application/submit/application-error.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { renderAt } from '../support/render-at.tsx';
import { applicationGraph, options } from './application-graph.ts';
import { filledDraft } from './needed.ts';

beforeEach(() => applicationDraft.open().clear());
afterEach(cleanup);

/**
 * Opens a step with this draft, and sees that each of the ids is that of something which takes the
 * focus.
 */
async function leadsTo(
  step: ApplicationStep,
  part: Partial<ApplicationDraft>,
  ids: readonly string[],
  lists = options,
) {
  const draft = filledDraft({ verifiedEmail: 'amara@example.com', ...part });
  applicationDraft.open().change(draft);
  const answer = { data: { specialistApplicationOptions: lists } };
  renderAt(
    stepPath(step),
    [{ path: '/joinUs/:step?', Component: ApplicationPage }],
    applicationGraph().answer('ApplicationOptions', answer),
  );
  for (const id of ids) {
    const control = await waitFor(() => {
      const found = document.getElementById(id);
      if (!found) throw new Error(`nothing on ${step} has the id ${id}`);
      return found;
    });
    control.focus();
    expect(document.activeElement).toBe(control);
  }
}

const writing = (name: string) => ({ id: null, name, description: '' });
const workshop = { id: null, name: '', address: '', city: '', county: '', postcode: 'nowhere' };
const own = (name: string, id: string) => ({ id, name, description: '' });

describe('the links of a summary lead to something that is there', () => {
  it.each<[ApplicationStep, Partial<ApplicationDraft>]>([
    ['basics', { firstName: '', lastName: '', email: '', phone: '', photo: null, bio: 'x'.repeat(2001) }],
    ['background', { experience: null, certified: null, insurance: null }],
    [
      'services',
      { services: [], openService: writing(' '), openImmediateService: { ...writing(''), description: 'x' } },
    ],
    ['services', { customServices: [own('Stoves', '1'), own('stoves', '2')], openService: writing('Agas') }],
    [
      'services',
      { customImmediateServices: [own('Leaks', '1'), own('leaks', '2')], openImmediateService: writing('') },
    ],
    ['pricing', { services: ['Plumbing', 'Towing'], pricing: {} }],
    ['location', { locations: [], openLocation: 'Oadby', travelDistance: null, serviceModeId: null }],
    ['availability', { days: [] }],
    ['companies', { openCompany: 'Aga', openWorkshop: workshop }],
  ])('for everything that keeps somebody on %s, with %j', async (step, part) => {
    const ids = errorsIn(step, filledDraft(part)).map(({ fieldId }) => fieldId ?? '');
    expect(ids.length).toBeGreaterThan(0);
    await leadsTo(step, part, ids);
  });

  it('for the consents', () =>
    leadsTo(
      'review',
      {},
      consentErrors(filledDraft()).map(({ fieldId }) => fieldId ?? ''),
    ));

  const asked: Record<Exclude<keyof ApplyAsSpecialistInput, 'idempotencyKey'>, true> = {
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
  const nothing = { ...options, services: [], immediateServices: [], locations: [], serviceModes: [], companies: [] };
  // Unless it is settled, no later step opens.
  const open = { openService: writing('Agas'), openImmediateService: writing('Leaks') };

  it.each(Object.keys(asked))('for a refusal of %s, whatever is listed and being written', async (field) => {
    const refusal = applicationError(
      { field: [field], message: 'Not like this.', code: 'INVALID', retryAfterSeconds: null },
      filledDraft(),
    );
    const id = refusal.fieldId;
    if (!refusal.step || !id) throw new Error(`no step asks for ${field}`);
    await leadsTo(refusal.step, {}, [id]);
    cleanup();
    await leadsTo(refusal.step, refusal.step === 'services' ? open : {}, [id], { ...nothing, workshops: [] });
  });

  it('for an address that is not verified', async () => {
    const refusal = applicationError(
      { field: null, message: 'Please verify.', code: 'UNVERIFIED_EMAIL', retryAfterSeconds: null },
      filledDraft(),
    );
    expect(refusal.step).toBe('review');
    await leadsTo('review', {}, [refusal.fieldId ?? '']);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as ReviewsPage } from '~/features/reviews/reviews-page.tsx';
import { aPendingReview } from '../dashboard/dashboard-fixtures.ts';
import { pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { ada, signIn } from '../support/signed-in.ts';
import { PARTIAL, unreadable } from '../support/unreadable.ts';

const PATH = '/dashboard/reviews';

const pendingReview = { ...aPendingReview, id: '1' };
const submittedReview = {
  __typename: 'SubmittedReview',
  id: '5',
  serviceName: 'Plumbing',
  date: '2026-10-02',
  specialistName: 'Helen Fairbrother',
  rating: 3.5,
  comment: 'Quick and tidy.',
  reviewedAt: '2026-10-05T09:00:00Z' as string | null,
  appointmentId: '8',
};

function reviewsOf(pending = [pendingReview], submitted = [submittedReview]) {
  const me = {
    ...ada,
    // The legacy host's own figure, which can differ from the length of the list.
    summary: { __typename: 'CustomerSummary', pendingReviews: 9 },
    pendingReviews: pageOf('PendingReview', pending),
    submittedReviews: pageOf('SubmittedReview', submitted),
  };
  return { data: { me } };
}

function openPage(
  { pending = [pendingReview], submitted = [submittedReview], search = '' } = {},
  response: Parameters<FakeGraph['answer']>[1] = reviewsOf(pending, submitted),
) {
  const graph = new FakeGraph().answer('Reviews', response);
  return renderAt(`${PATH}${search}`, [{ path: PATH, Component: ReviewsPage }], graph);
}

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
/** The line that begins with a name. */
const factOf = (name: string) => panel().getByText(name).closest('p')?.textContent;

signIn();

describe('the tabs', () => {
  it('count the list, even if the figure of the legacy host differs (REV-01, C-99)', async () => {
    openPage({ pending: [pendingReview, { ...pendingReview, id: '2' }] });
    expect((await tab(/^Pending Reviews/)).textContent).toBe('Pending Reviews 2');
    expect(panel().getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['', 'MorePendingReviews', 'reviews to write'],
    ['?tab=submitted', 'MoreSubmittedReviews', 'reviews'],
  ])('show more at %j, and count all', async (search, operation, noun) => {
    const pending = Array.from({ length: 21 }, (_, index) => ({ ...pendingReview, id: `p${index}` }));
    const submitted = Array.from({ length: 21 }, (_, index) => ({ ...submittedReview, id: `p${index}` }));
    const { graph } = openPage({ pending, submitted, search });
    const rest = {
      pendingReviews: pageOf('PendingReview', pending, { after: 'p19' }),
      submittedReviews: pageOf('SubmittedReview', submitted, { after: 'p19' }),
    };
    graph.answer(operation, { data: { me: { ...ada, ...rest } } });
    expect((await tab(/^Pending Reviews/)).textContent).toBe('Pending Reviews 21');
    expect(panel().getByText(`20 of 21 ${noun}`)).toBeTruthy();
    fireEvent.click(panel().getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(21));
    expect(graph.sentAs(operation).map(({ variables }) => variables)).toEqual([{ after: 'p19' }]);
  });

  it('keep the selected tab in the URL (REV-01)', async () => {
    const { path } = openPage();
    const submitted = await tab(/^My Submitted Reviews/);
    fireEvent.mouseDown(submitted);
    await waitFor(() => expect(path()).toBe(`${PATH}?tab=submitted`));
    expect(submitted.getAttribute('aria-selected')).toBe('true');
    fireEvent.mouseDown(await tab(/^Pending Reviews/));
    await waitFor(() => expect(path()).toBe(PATH));
  });

  it.each([
    ['', 'No reviews to write'],
    ['?tab=submitted', 'You haven’t written any reviews yet'],
  ])('say what to do when there are no reviews, at %j', async (search, message) => {
    openPage({ pending: [], submitted: [], search });
    await tab(/^Pending/);
    expect(panel().getByText(message)).toBeTruthy();
  });
});

describe('a pending review (REV-02)', () => {
  it('shows service, day and specialist, with initials if there is no photo', async () => {
    openPage();
    await tab(/^Pending/);
    expect(panel().getByRole('heading', { name: 'Boiler service' })).toBeTruthy();
    expect(factOf('Tom Bexley')).toMatch(/^Tom Bexley · .*3 Nov/);
    expect(panel().getByText('TB')).toBeTruthy();
    expect(panel().getByRole('button', { name: 'Write Review' })).toBeTruthy();
  });

  it('shows the photo', async () => {
    openPage({ pending: [{ ...pendingReview, specialistPhotoUrl: '/media/tom.jpg' }] });
    await tab(/^Pending/);
    expect(screen.getByRole('tabpanel').querySelector('img')?.getAttribute('src')).toBe('/media/tom.jpg');
    expect(panel().queryByText('TB')).toBeNull();
  });

  it('cannot be written when its appointment is unknown, and says what to do', async () => {
    openPage({ pending: [{ ...pendingReview, appointmentId: null }] });
    await tab(/^Pending/);
    expect(panel().queryByRole('button')).toBeNull();
    expect(panel().getByText(/you can’t review it here/)).toBeTruthy();
    expect(panel().getByRole('link', { name: /^0116/ }).getAttribute('href')).toMatch(/^tel:/);
  });
});

describe('a submitted review (REV-04)', () => {
  it('shows its stars with halves, the day it was written, comment and specialist', async () => {
    openPage({ search: '?tab=submitted' });
    await tab(/^Pending/);
    const filled = panel().getByRole('img', { name: '3.5 out of 5 stars' }).lastElementChild;
    expect(filled?.getAttribute('style')).toBe('width: 70%;');
    expect(panel().getByText('Quick and tidy.')).toBeTruthy();
    expect(factOf('Helen Fairbrother')).toMatch(/^Helen Fairbrother · .*5 Oct/);
  });

  it.each([null, 'soon'])('shows the day of the work if it was written %j', async (reviewedAt) => {
    openPage({ submitted: [{ ...submittedReview, reviewedAt }], search: '?tab=submitted' });
    await tab(/^Pending/);
    expect(factOf('Helen Fairbrother')).toMatch(/^Helen Fairbrother · .*2 Oct/);
  });
});

it.each([
  ['got no response', lost],
  ['was refused', refused('submitReview', userError('Too late.'))],
])('refetches after a review that %s, since no notification will follow', async (_what, reply) => {
  const { graph } = openPage();
  graph.answer('SubmitReview', reply);
  fireEvent.click(await screen.findByRole('button', { name: 'Write Review' }));
  fireEvent.click(await screen.findByRole('radio', { name: '5 stars, Excellent' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your review' }), { target: { value: 'Good.' } });
  const before = graph.sentAs('Reviews').length;
  fireEvent.click(screen.getByRole('button', { name: /^Submit/ }));
  await waitFor(() => expect(graph.sentAs('Reviews')).toHaveLength(before + 1));
});

it.each([
  ['pendingReviews', 'We couldn’t load the repairs that you can review.', ''],
  ['submittedReviews', 'We couldn’t load your reviews.', '?tab=submitted'],
])('says that the %s couldn’t be loaded, and shows the other tab', async (field, message, search) => {
  const { graph } = openPage({ search }, unreadable(reviewsOf(), field));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(PARTIAL)).toBeTruthy();
  fireEvent.mouseDown(await tab(field === 'pendingReviews' ? /Submitted/ : /Pending/), { button: 0 });
  expect(panel().getAllByRole('heading', { level: 2 })).toHaveLength(1);
  graph.answer('Reviews', reviewsOf());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(PARTIAL)).toBeNull());
});

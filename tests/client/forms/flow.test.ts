import { describe, expect, it } from 'vitest';
import { applyChange, type Flow, nextStep, openStep, previousStep, stepStatuses } from '~/forms/wizard/flow.ts';

interface Order {
  dish: string | null;
  isTakeaway: boolean;
  table: string | null;
  note: string;
}

type Step = 'dish' | 'table' | 'pay';

const empty: Order = { dish: null, isTakeaway: false, table: null, note: '' };

/** A made-up flow, so that the engine is tested without the product's flows. */
const ordering: Flow<Step, Order> = {
  steps: ['dish', 'table', 'pay'],
  stepsFor: ({ isTakeaway }) => (isTakeaway ? ['dish', 'pay'] : ['dish', 'table', 'pay']),
  resets: [
    { after: ['dish'], clear: ['table'] },
    { after: ['dish'], clear: ['note'], when: ({ dish }) => dish === 'soup' },
    { after: ['table'], clear: ['note'] },
  ],
  empty,
  errorsIn: (step, { dish, table }) => {
    const isComplete = { dish: dish !== null, table: table !== null, pay: true }[step];
    return isComplete ? [] : [{ fieldId: step, message: `Choose a ${step}` }];
  },
};

const order = (part: Partial<Order> = {}): Order => ({ ...empty, ...part });

describe('nextStep and previousStep', () => {
  it.each<[Step, boolean, Step | null, Step | null]>([
    ['dish', false, 'table', null],
    ['table', false, 'pay', 'dish'],
    ['pay', false, null, 'table'],
    ['dish', true, 'pay', null],
    ['pay', true, null, 'dish'],
  ])('from %s (takeaway: %s) to %s and back to %s', (step, isTakeaway, next, previous) => {
    expect(nextStep(ordering, step, order({ isTakeaway }))).toBe(next);
    expect(previousStep(ordering, step, order({ isTakeaway }))).toBe(previous);
  });
});

describe('openStep', () => {
  it.each<[string, Step, Partial<Order>, Step]>([
    ['the first, which is always open', 'dish', {}, 'dish'],
    ['the first incomplete step instead of a later one', 'pay', {}, 'dish'],
    ['the second if only the first is complete', 'pay', { dish: 'pie' }, 'table'],
    ['the last if all before it are complete', 'pay', { dish: 'pie', table: '4' }, 'pay'],
    ['the last if the step before it is skipped', 'pay', { dish: 'pie', isTakeaway: true }, 'pay'],
    ['the step before a skipped one', 'table', { dish: 'pie', isTakeaway: true }, 'dish'],
  ])('%s', (_case, requested, part, opened) => {
    expect(openStep(ordering, requested, order(part))).toBe(opened);
  });
});

describe('applyChange', () => {
  const full = order({ dish: 'pie', table: '4', note: 'no salt' });

  it.each<[string, Partial<Order>, Partial<Order>]>([
    ['clears the parts of a rule', { dish: 'stew' }, { dish: 'stew', table: null, note: 'no salt' }],
    ['does not apply rules to cleared parts', { dish: 'stew' }, { note: 'no salt' }],
    ['applies a rule only if its condition holds', { dish: 'soup' }, { table: null, note: '' }],
    ['changes nothing if the value is the same', { dish: 'pie' }, full],
    ['keeps values that the change itself sets', { dish: 'stew', table: '7' }, { table: '7' }],
    ['leaves other parts unchanged', { note: 'salt' }, { dish: 'pie', table: '4', note: 'salt' }],
  ])('%s', (_case, change, expected) => {
    expect(applyChange(ordering, full, change)).toMatchObject(expected);
  });

  it('treats an equal object as unchanged', () => {
    const flow: Flow<'only', { location: { id: string } | null; day: string | null }> = {
      steps: ['only'],
      stepsFor: () => ['only'],
      resets: [{ after: ['location'], clear: ['day'] }],
      empty: { location: null, day: null },
      errorsIn: () => [],
    };
    const draft = { location: { id: '1' }, day: 'Monday' };
    expect(applyChange(flow, draft, { location: { id: '1' } }).day).toBe('Monday');
    expect(applyChange(flow, draft, { location: { id: '2' } }).day).toBeNull();
  });
});

it('lists the status of each step', () => {
  const statuses = (current: Step, part: Partial<Order>) =>
    stepStatuses(ordering, current, order(part)).map(({ status }) => status);
  expect(statuses('table', { dish: 'pie' })).toEqual(['completed', 'current', 'upcoming']);
  expect(statuses('pay', { dish: 'pie', isTakeaway: true })).toEqual(['completed', 'skipped', 'current']);
});

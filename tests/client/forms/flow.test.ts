import { describe, expect, it } from 'vitest';
import { applyChange, type Flow, nextStep, openStep, previousStep, stepStates } from '~/forms/wizard/flow.ts';

interface Order {
  dish: string | null;
  isTakeaway: boolean;
  table: string | null;
  note: string;
}

type Step = 'dish' | 'table' | 'pay';

const empty: Order = { dish: null, isTakeaway: false, table: null, note: '' };

/** A made-up flow, so that the engine is tested apart from any flow of the product. */
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
    const isDone = { dish: dish !== null, table: table !== null, pay: true }[step];
    return isDone ? [] : [{ fieldId: step, message: `Choose a ${step}` }];
  },
};

const order = (part: Partial<Order> = {}): Order => ({ ...empty, ...part });

describe('moving', () => {
  it.each<[Step, boolean, Step | null, Step | null]>([
    ['dish', false, 'table', null],
    ['table', false, 'pay', 'dish'],
    ['pay', false, null, 'table'],
    ['dish', true, 'pay', null],
    ['pay', true, null, 'dish'],
  ])('from %s (takeaway %s) on to %s and back to %s', (step, isTakeaway, next, previous) => {
    expect(nextStep(ordering, step, order({ isTakeaway }))).toBe(next);
    expect(previousStep(ordering, step, order({ isTakeaway }))).toBe(previous);
  });
});

describe('asking for a step by its address', () => {
  it.each<[string, Step, Partial<Order>, Step]>([
    ['the first is always open', 'dish', {}, 'dish'],
    ['the first unfinished one instead of a later one', 'pay', {}, 'dish'],
    ['the second when only the first is done', 'pay', { dish: 'pie' }, 'table'],
    ['the last when all before it are done', 'pay', { dish: 'pie', table: '4' }, 'pay'],
    ['the last without what is skipped', 'pay', { dish: 'pie', isTakeaway: true }, 'pay'],
    ['the one before a step that is skipped', 'table', { dish: 'pie', isTakeaway: true }, 'dish'],
  ])('%s', (_what, wanted, part, shown) => {
    expect(openStep(ordering, wanted, order(part))).toBe(shown);
  });
});

describe('changing an answer', () => {
  const full = order({ dish: 'pie', table: '4', note: 'no salt' });

  it.each<[string, Partial<Order>, Partial<Order>]>([
    ['empties what follows from it', { dish: 'stew' }, { dish: 'stew', table: null, note: 'no salt' }],
    ['does not pass the emptying on', { dish: 'stew' }, { note: 'no salt' }],
    ['obeys a condition on the new draft', { dish: 'soup' }, { table: null, note: '' }],
    ['leaves all alone when nothing is new', { dish: 'pie' }, full],
    ['keeps what the change itself sets', { dish: 'stew', table: '7' }, { table: '7' }],
    ['leaves what does not follow alone', { note: 'salt' }, { dish: 'pie', table: '4', note: 'salt' }],
  ])('%s', (_what, change, expected) => {
    expect(applyChange(ordering, full, change)).toMatchObject(expected);
  });

  it('takes an equal object for the same answer', () => {
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

it('tells how each step stands', () => {
  const states = (current: Step, part: Partial<Order>) =>
    stepStates(ordering, current, order(part)).map(({ state }) => state);
  expect(states('table', { dish: 'pie' })).toEqual(['done', 'current', 'todo']);
  expect(states('pay', { dish: 'pie', isTakeaway: true })).toEqual(['done', 'skipped', 'current']);
});

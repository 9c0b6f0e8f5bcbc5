import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { officialCodeOf, stateLooks, type State } from './state-looks.ts';

const states = Object.keys(stateLooks) as State[];

test('two states with the same word have the same colour', () => {
  for (const state of states) {
    const alike = states.filter((other) => sq.ui.states[other] === sq.ui.states[state]);
    expect(alike.map((other) => stateLooks[other].tone)).toEqual(alike.map(() => stateLooks[state].tone));
  }
});

test('only ordinary states, not warnings or errors, have a badge without a coloured background', () => {
  const hushed = states.filter((state) => stateLooks[state].hushed);
  expect(hushed).toEqual(['fiscalized', 'ACCEPTED', 'PAID', 'enough', 'same', 'completed']);
});

test.each([
  ['DELIVERED', 'DELIVERED'],
  ['PARTIALLY_PAID', 'PARTIALLY_PAID'],
  ['fiscalized', undefined],
] as const)('the official code of %s is %s', (state, code) => {
  expect(officialCodeOf(state)).toBe(code);
});

import { expect, test } from 'vitest';
import { shownState } from './shown-state.ts';

const eInvoice = (state: 'waiting' | 'pending' | 'registered' | 'error') => ({
  eic: state === 'registered' ? 'b7d3' : null,
  state,
  status: null,
});

test.each([
  ['fiscalized', null, { state: 'fiscalized', lacksEic: false }],
  ['fiscalized', eInvoice('registered'), { state: 'fiscalized', lacksEic: false }],
  ['fiscalized', eInvoice('pending'), { state: 'pending', lacksEic: true }],
  ['fiscalized', eInvoice('error'), { state: 'error', lacksEic: true }],
  ['pending', eInvoice('waiting'), { state: 'pending', lacksEic: false }],
  ['error', eInvoice('waiting'), { state: 'error', lacksEic: false }],
] as const)(
  'the state shown for a %s invoice with the e-invoice %j includes the state of the e-invoice',
  (status, given, shown) => {
    expect(shownState({ status, eInvoice: given })).toEqual(shown);
  },
);

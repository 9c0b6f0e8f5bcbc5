import { expect, test } from 'vitest';
import { isRefused, knownHindranceOf, type RetractableInvoice } from './retractable.ts';
import { stateInBooks } from './state-in-books.ts';

const refused: Omit<RetractableInvoice, 'meta'> = {
  status: 'error',
  fault: '40',
  isRetracted: false,
  orderNumberOfCorrectedInvoice: null,
  orderNumberOfCanceledInvoice: null,
  usedAsOrderInvoice: false,
};
const of = (given: Partial<typeof refused>, fic: string | null = null) =>
  ({ ...refused, ...given, meta: { fic } }) as RetractableInvoice;

test.each([
  ['refused for its amount', of({}), null],
  ['blocked by the opening of its drawer', of({ status: 'pending', fault: '53' }), null],
  ['refused for the certificate', of({ fault: '36' }), 'may-be-known'],
  ['a correction', of({ orderNumberOfCorrectedInvoice: '4/2026' }), 'correction'],
  ['a cancellation', of({ orderNumberOfCanceledInvoice: '4/2026' }), 'correction'],
  ['an order that was summed up', of({ usedAsOrderInvoice: true }), 'referred'],
])(
  'retracting is offered for an invoice that is %s, with the reason against it that the list row shows',
  (_what, given, hindrance) => {
    expect(isRefused(given)).toBe(true);
    expect(knownHindranceOf(given)).toBe(hindrance);
  },
);

test('retracting is not offered for a pending, fiscalized or already retracted invoice', () => {
  expect(isRefused(of({ status: 'pending', fault: 'timeout' }))).toBe(false);
  expect(isRefused(of({}, 'nivf'))).toBe(false);
  expect(isRefused(of({ isRetracted: true }))).toBe(false);
});

test('a retracted invoice shows the state "retracted"', () => {
  expect(stateInBooks({ status: 'error', isRetracted: true })).toBe('retracted');
  expect(stateInBooks({ status: 'error', isRetracted: false })).toBe('error');
});

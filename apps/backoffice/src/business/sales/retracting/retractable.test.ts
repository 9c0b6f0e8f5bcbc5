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
  ['held back behind its opening', of({ status: 'pending', fault: '53' }), null],
  ['refused for the certificate', of({ fault: '36' }), 'may-be-known'],
  ['a correction', of({ orderNumberOfCorrectedInvoice: '4/2026' }), 'correction'],
  ['a cancellation', of({ orderNumberOfCanceledInvoice: '4/2026' }), 'correction'],
  ['an order that was summed up', of({ usedAsOrderInvoice: true }), 'referred'],
])(
  'is offered where it is %s, and what keeps it is known before it is asked for',
  (_what, given, hindrance) => {
    expect(isRefused(given)).toBe(true);
    expect(knownHindranceOf(given)).toBe(hindrance);
  },
);

test('is not offered for what waits, lacks its EIC alone, or left the books', () => {
  expect(isRefused(of({ status: 'pending', fault: 'timeout' }))).toBe(false);
  expect(isRefused(of({}, 'nivf'))).toBe(false);
  expect(isRefused(of({ isRetracted: true }))).toBe(false);
});

test('what left the books is shown as that', () => {
  expect(stateInBooks({ status: 'error', isRetracted: true })).toBe('retracted');
  expect(stateInBooks({ status: 'error', isRetracted: false })).toBe('error');
});

import { asExchangeRate, asMoney, noMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment, openOfChosen, previewOf, withAmount, withDocument } from './payment-form.ts';
import type { OpenDocument } from './queries.ts';

const document = (id: string, open: bigint): OpenDocument => ({
  _id: id,
  type: 'customer',
  subjectId: 'c',
  subjectName: 'Bar Rozafa',
  email: '',
  isAdvance: false,
  isPurchase: false,
  number: id,
  date: '2026-01-01',
  dueDate: '2026-01-01',
  daysOverdue: 0,
  currency: 'ALL',
  exRate: asExchangeRate(100_000_000n),
  charged: asMoney(open),
  chargedMon: asMoney(open),
  open: asMoney(open),
  openMon: asMoney(open),
  paidState: 'UNPAID',
});
const documents = [document('a', 100_00n), document('b', 50_00n)];
const empty = newPayment({
  paymentId: 'p',
  today: '2026-01-02',
  document: undefined,
  type: 'customer',
  subjectId: 'c',
});
const choosing = (id: string) => ({ ...empty, documents: withDocument(empty, documents, id) });

test('the typed amount of a chosen document stays when another document is chosen, and the sum contains both', () => {
  const first = choosing('b');
  const inPart = { ...first, documents: withAmount(first, 'b', 20) };
  const both = { ...inPart, documents: withDocument(inPart, documents, 'a') };
  expect(both.documents).toEqual([{ _id: 'a' }, { _id: 'b', amount: 20 }]);
  expect(openOfChosen(both, documents)).toBe(120);
  const preview = previewOf('payment', { ...both, amount: 120 }, documents);
  if (preview === null || typeof preview === 'string') throw new Error(`the preview is ${preview}`);
  expect([...preview.settled]).toEqual([
    ['a', 100_00n],
    ['b', 20_00n],
  ]);
  expect(preview.rest).toBe(noMoney);
});

test('an amount above the open amount of its document is not previewed', () => {
  const chosen = choosing('b');
  const values = { ...chosen, documents: withAmount(chosen, 'b', 51), amount: 51 };
  expect(previewOf('payment', values, documents)).toBe('more-than-left');
});

test('a payment of the document in the address starts with its whole open amount', () => {
  const [first] = documents;
  const start = newPayment({
    paymentId: 'p',
    today: '2026-01-02',
    document: first,
    type: 'customer',
    subjectId: 'c',
  });
  expect([start.amount, start.documents]).toEqual([100, [{ _id: 'a' }]]);
});

import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  button,
  buttons,
  enter,
  focusedField,
  heading,
  press,
  save,
  server,
  text,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anInvoice } from '../testing/an-invoice.ts';

const line = (place: number, name: string, quantityLeft: number) => ({
  place,
  articleId: null,
  name,
  sku: '',
  barcode: '',
  unit: 'copë',
  vat: '20',
  quantity: 3,
  quantityLeft,
  unitPrice: 120,
  totalLeft: 120 * quantityLeft,
});

async function openCorrection(): Promise<void> {
  server.answer(contract.sales.correctable, {
    invoiceNumber: '7/2026',
    currencyCode: 'ALL',
    typeOfInvoice: 'NONCASH',
    isReverseCharge: false,
    isToBeSummedUp: false,
    hindrance: null,
    canGiveUp: false,
    lines: [line(0, 'Kafe', 0), line(1, 'Çaj', 3)],
  });
  server.answer(contract.sales.quoteCorrection, {
    kind: 'credit',
    totalPrice: -240,
    totalPriceWithoutVAT: -200,
    totalVATAmount: -40,
    alt: null,
    currencyCode: 'ALL',
    payments: [{ type: 'ACCOUNT', amount: -240 }],
  });
  await enter(`/receipts/${anInvoice._id}/correct`, { title: 'Korrigjo faturën 7/2026' });
}

test('the page focuses the first line with a quantity left, and Ctrl+S issues the correction', async () => {
  server.answer(contract.sales.correct, {
    _id: anId(8),
    invoiceNumber: '8/2026',
    nslf: 'B'.repeat(32),
    issueDateTime: aMoment,
    totalPrice: -240,
    change: 0,
    currencyCode: 'ALL',
    status: 'pending',
  });
  server.answer(contract.sales.one, { invoice: { ...anInvoice, _id: anId(8) } });
  server.answer(contract.wtn.ofInvoice, { wtns: [] });
  await openCorrection();
  await waitFor(() => expect(focusedField()).toBe('lines.1.quantity'));
  await user.keyboard('2');
  await button('Lësho: Notë krediti');
  await save();
  await heading('Faturë 7/2026');
  expect(server.sent(contract.sales.correct)).toMatchObject([
    { invoiceId: anInvoice._id, lines: [{ place: 1, quantity: 2 }] },
  ]);
});

test('after a quantity is typed, the Cancel button stays beside the new button that clears the quantities', async () => {
  await openCorrection();
  expect(buttons('Hiq të gjitha')).toHaveLength(0);
  await user.keyboard('2');
  await button('Anulo');
  await press('Hiq të gjitha');
  await text('Zgjidhni sa merret mbrapsht');
  expect(buttons('Hiq të gjitha')).toHaveLength(0);
});

import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { anId, enter, press, screen, server, text, toggle, waitFor } from '../../testing/index.ts';
import { anInvoiceTo } from '../customers/testing/fake-customers.ts';

type List = WireOutputOf<typeof contract.sales.list>;

const sold = anInvoiceTo(anId(1), 7, 1200);
const eInvoice = {
  eic: 'e1c9b7d2-0f6a-4d28-9e7b-5a1f0c3344d2',
  state: 'registered',
  status: 'DELIVERED',
} as const;
const electronic = { ...anInvoiceTo(anId(1), 8, 500), eInvoice, payDeadline: '2026-02-01' };
const withoutEic = {
  ...anInvoiceTo(anId(1), 9, 300),
  eInvoice: { eic: null, state: 'pending', status: null },
} as const;
const creditNote = { ...anInvoiceTo(anId(1), 10, -100), orderNumberOfCorrectedInvoice: '7/2026' };

function answerReceipts(days: List['days'] = []): void {
  const invoices = [sold, electronic, withoutEic, creditNote];
  server.answer(contract.sales.list, {
    invoices,
    count: invoices.length,
    isMore: false,
    isSortCut: false,
    days,
    totals: null,
  });
}

const rowOf = async (number: string) =>
  (await screen.findByRole('row', { name: new RegExp(number) })).textContent;

test('the list of receipts has the shop, the state of the e-invoice, and a badge for corrective invoices', async () => {
  answerReceipts();
  await enter('/receipts', { title: 'Faturat' });
  await text('8/2026');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(expect.arrayContaining(['E-fatura', 'Dyqani']));
  expect(await rowOf('8/2026')).toMatch(/E dorëzuar.*Dyqani/u);
  expect(await rowOf('9/2026')).toContain('Pa EIC');
  expect(await rowOf('10/2026')).toContain('Notë krediti');
  expect(await rowOf('7/2026')).not.toMatch(/Notë|EIC|dorëzuar/u);
});

test.each([
  ['EIC', /e1c9b7d2/u],
  ['Afati i pagesës', /01\.02\.2026/u],
])('the column menu adds the column %s', async (column, shown) => {
  answerReceipts();
  server.answer(contract.views.saveLayout, {});
  await enter('/receipts', { title: 'Faturat' });
  await text('8/2026');
  await press('Kolonat');
  await toggle(column);
  await waitFor(async () => expect(await rowOf('8/2026')).toMatch(shown));
});

test.each([
  ['E-fatura', { eInvoices: ['any'] }],
  ['Të papaguara', { isUnpaid: true }],
])('the tab %s requests only the invoices of its filter', async (name, filters) => {
  answerReceipts();
  await enter('/receipts', { title: 'Faturat' });
  await text('8/2026');
  await press(new RegExp(`^${name}`, 'u'));
  await waitFor(() => expect(server.sent(contract.sales.list).at(-1)).toMatchObject(filters));
});

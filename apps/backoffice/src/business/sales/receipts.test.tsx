import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aMoment, anId, enter, screen, server, text, user, waitFor } from '../../testing/index.ts';
import { anInvoiceTo } from '../customers/testing/fake-customers.ts';

type List = WireOutputOf<typeof contract.sales.list>;

const sold = anInvoiceTo(anId(1), 7, 1200);
const eInvoice = { eic: 'e1c9b7d2-0f6a-4d28-9e7b-5a1f0c3344d2', state: 'registered', status: 'DELIVERED' } as const;
const electronic = { ...anInvoiceTo(anId(1), 8, 500), eInvoice, payDeadline: '2026-02-01' };
const withoutEic = { ...anInvoiceTo(anId(1), 9, 300), eInvoice: { eic: null, state: 'pending', status: null } } as const;
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

const rowOf = async (number: string) => (await screen.findByRole('row', { name: new RegExp(number) })).textContent;

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

test('the column menu adds the EIC and the due date', async () => {
  answerReceipts();
  await enter('/receipts', { title: 'Faturat' });
  await text('8/2026');
  await user.click(await screen.findByRole('button', { name: /Kolonat/ }));
  for (const name of ['EIC', 'Afati i pagesës'])
    await user.click(await screen.findByRole('checkbox', { name }));
  await waitFor(async () => expect(await rowOf('8/2026')).toMatch(/01\.02\.2026.*e1c9b7d2/u));
});

test.each([
  ['E-fatura', { eInvoice: ['any'] }],
  ['Të papaguara', { debt: ['unpaid'] }],
])('the tab %s lists only these invoices', async (name, filters) => {
  answerReceipts();
  await enter('/receipts', { title: 'Faturat' });
  await text('8/2026');
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(server.sent(contract.sales.list).at(-1)).toMatchObject(filters));
});

test('on a phone the heading of a day has the count and the sum of the whole day from the server', async () => {
  answerReceipts([{ day: aMoment.slice(0, 10), count: 31, sum: 98_765 }]);
  await enter('/receipts', { title: 'Faturat', width: 'phone' });
  const head = await screen.findByRole('heading', { name: /02\.01\.2026/ });
  expect(head.textContent).toMatch(/31.*98\s765\.00/u);
});

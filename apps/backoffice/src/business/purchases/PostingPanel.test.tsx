import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aMoment, enter, field, screen, server, text, user, waitFor } from '../../testing/index.ts';

type Purchase = WireOutputOf<typeof contract.purchases.one>['purchase'];

const _id = '0'.repeat(23) + '1';
const purchase: Purchase = {
  _id,
  eic: null,
  invoices: [],
  meta: { nslf: null, nivf: 'nivf', invoiceNumber: '7/2026', typeOfInvoice: 'NONCASH', date: '2026-11-10' },
  createdAt: aMoment,
  accountPath: null,
  supplier: null,
  subject: null,
  issueDateTime: aMoment,
  receivedAt: null,
  dueOn: null,
  currencyCode: 'ALL',
  currencyExRate: null,
  totalPriceWithoutVAT: 200,
  totalVATAmount: 40,
  totalPrice: 240,
  status: null,
  sources: ['portal'],
  linesCount: 0,
  items: [],
  vatByRate: [],
  answeredBy: null,
  answeredAt: null,
  boughtAs: 'services',
  isReceived: false,
  isVatDeductible: true,
  unposted: 'no-supplier',
  journalId: null,
  debt: null,
};

const open = (more: Partial<Purchase> = {}) => {
  server.answer(contract.purchases.one, { purchase: { ...purchase, ...more } });
  server.answer(contract.purchases.setUse, {});
  server.answer(contract.customers.page, { customers: [], totalResult: 0, isMore: false });
  return enter(`/purchases_all/${_id}`, { title: 'Blerje 7/2026' });
};

test('changing the VAT of a purchase sends only the VAT, not what was bought', async () => {
  await open();
  await user.selectOptions(await field('TVSH-ja e blerjes'), 'no');
  await waitFor(() =>
    expect(server.sent(contract.purchases.setUse)).toEqual([{ purchasesIds: [_id], isVatDeductible: false }]),
  );
});

test('changing what was bought sends only what was bought, not the VAT', async () => {
  await open();
  await user.selectOptions(await field('Çfarë u ble'), 'rent');
  await waitFor(() =>
    expect(server.sent(contract.purchases.setUse)).toEqual([{ purchasesIds: [_id], use: 'rent' }]),
  );
});

test('after its goods are received, a purchase shows what was bought and its VAT as read-only', async () => {
  await open({ isReceived: true, boughtAs: 'goods' });
  await text('Malli ka hyrë në magazinë.');
  await text('E zbritshme');
  expect(screen.queryByRole('combobox', { name: 'Çfarë u ble' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'TVSH-ja e blerjes' })).toBeNull();
});

test('for a business outside VAT, a purchase has no field for the deduction of VAT', async () => {
  await open({ isVatDeductible: null });
  await field('Çfarë u ble');
  expect(screen.queryByText('TVSH-ja e blerjes')).toBeNull();
});

test('a purchase without VAT has no field for the deduction of VAT', async () => {
  await open({ totalVATAmount: null });
  await text('Çfarë u ble');
  expect(screen.queryByText('TVSH-ja e blerjes')).toBeNull();
});

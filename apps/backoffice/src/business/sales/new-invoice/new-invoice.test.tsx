import { contract } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  button,
  dialog,
  enter,
  field,
  fill,
  press,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anInvoice } from '../testing/an-invoice.ts';
import { newPayment } from './cart-form.ts';
import { handOver } from './drafts/stored-cart.ts';
import { aCart } from './test-support/a-cart.ts';
import { account, answerSales, issue, noDebt, openCart, shopId, till } from './testing/open-cart.ts';

beforeEach(answerSales);

const eic = 'e1c9b7d2-0f6a-4d28-9e7b-5a1f0c3344d2';
const eInvoiceSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Dërgo si e-faturë/u });
const sentEInvoices = () => server.sent(contract.sales.issue).map(({ eInvoice }) => eInvoice);

test('a non-cash sale to a company is sent as an e-invoice with the chosen process and bank account', async () => {
  await openCart();
  const panel = await screen.findByRole('region', { name: 'Pagesa' });
  const [onOff, deadline] = [await eInvoiceSwitch(), await field('Afati i pagesës')];
  expect([onOff.checked, panel.contains(onOff), panel.contains(deadline)]).toEqual([true, true, true]);
  await user.selectOptions(await field('Procesi'), 'P2');
  await user.selectOptions(await field('Llogaria'), account._id);
  await issue();
  expect(sentEInvoices()).toMatchObject([{ process: 'P2', accountId: account._id }]);
});

test('switching the e-invoice off shows that the law requires it, and the invoice is issued without it', async () => {
  await openCart();
  await user.click(await eInvoiceSwitch());
  await text('Pa e-faturë: ligji e kërkon');
  expect(screen.queryByLabelText('Procesi')).toBeNull();
  await issue();
  expect(sentEInvoices()).toEqual([null]);
});

test('the fields of the e-invoice stay filled when it is switched off and on again', async () => {
  await openCart();
  await user.selectOptions(await field('Procesi'), 'P2');
  await user.click(await eInvoiceSwitch());
  await user.click(await eInvoiceSwitch());
  await issue();
  expect(sentEInvoices()).toMatchObject([{ process: 'P2' }]);
});

test('the card of a buyer with a debt shows the debt and its overdue part', async () => {
  const ages = { ...noDebt.subject.ages, notDue: 3000, to30: 1500, over90: 500 };
  server.answer(contract.payments.subject, {
    ...noDebt,
    subject: { ...noDebt.subject, balance: 5000, ages, openCount: 3 },
  });
  await openCart();
  expect(
    await screen.findByText(/^Borxhi: 5\s000\.00 ALL, me afat të kaluar 2\s000\.00 ALL$/u),
  ).toBeDefined();
});

test('a copy of an invoice opens as a new cart and is issued with the lines of the original', async () => {
  const buyer = {
    ...anInvoice.seller,
    name: 'Hotel Jonufra',
    IDNum: 'K91618599S',
    address: 'Lungomare',
    town: 'Vlorë',
  };
  server.answer(contract.sales.one, { invoice: { ...anInvoice, buyer } });
  await enter(`/receipts/new?copy=${anInvoice._id}`, { title: 'Faturë e re' });
  await text('Fatura 7/2026 u kopjua te fatura e re');
  await waitFor(() => expect(location.search).toBe(''));
  await issue();
  expect(server.sent(contract.sales.issue)).toMatchObject([
    { buyer: { name: 'Hotel Jonufra' }, lines: [{ name: 'Kafe e bluar' }], payments: [{ type: 'ACCOUNT' }] },
  ]);
});

test('a copied invoice replaces an unfinished cart only after a confirmation', async () => {
  handOver(aBusiness.businessId, aCart());
  await enter(`/receipts/new?copy=${anInvoice._id}`, { title: 'Faturë e re' });
  await dialog('Kopjo faturën?');
  await press('Anulo');
  expect(screen.getByText('Vaj ulliri 1 L')).toBeDefined();
});

test('a cash sale to a company has no e-invoice switch', async () => {
  await openCart({ payments: [newPayment('BANKNOTE', 'p')] });
  await screen.findByRole('region', { name: 'Pagesa' });
  expect(screen.queryByRole('switch', { name: /e-faturë/u })).toBeNull();
});

test('the panel of an issued invoice polls until the EIC arrives, and the next sale is non-cash again', async () => {
  const states = [
    { eic: null, state: 'waiting', status: null },
    { eic: null, state: 'pending', status: null },
    { eic, state: 'registered', status: 'DELIVERED' },
  ] as const;
  let reads = 0;
  server.answer(contract.sales.one, () => {
    const eInvoice = states[Math.min(reads, 2)] ?? null;
    reads += 1;
    return { invoice: { ...anInvoice, isEinvoice: true, eInvoice } };
  });
  await openCart();
  await issue();
  await text('Po presim EIC');
  await screen.findByText(eic, {}, { timeout: 5000 });
  await text('E dorëzuar');
  await press(/^Faturë e re/u);
  expect((await button('Pa para në dorë')).getAttribute('aria-pressed')).toBe('true');
});

test('the key P opens the print dialog of the issued invoice', async () => {
  server.refuse(contract.sales.pdf, 'not-found');
  await openCart();
  await issue();
  await user.keyboard('p');
  expect((await dialog(/^Printimi/u)).textContent).toContain('7/2026');
});

test('another operator of the shop takes over the cart with name and PIN', async () => {
  server.answer(contract.employees.operators, { operators: [{ opCode: 'pr123sh456', name: 'Luan Deda' }] });
  server.refuse(contract.sales.signOn, 'wrong-pin');
  await openCart();
  await press(/Operator tjetër/u);
  await press('Luan Deda');
  await fill('PIN-i', '4826');
  await press('Vazhdo');
  await text('Kodi i operatorit ose PIN-i nuk është i saktë.');
  expect(server.sent(contract.employees.operators)).toEqual([{ shopId }]);
  expect(server.sent(contract.sales.signOn)).toMatchObject([
    { tillId: till._id, opCode: 'pr123sh456', pin: '4826' },
  ]);
});

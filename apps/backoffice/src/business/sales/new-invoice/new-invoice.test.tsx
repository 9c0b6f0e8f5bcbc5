import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  button,
  dialog,
  enter,
  field,
  fill,
  press,
  screen,
  server,
  text,
  toggle,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anInvoice } from '../testing/an-invoice.ts';
import { newPayment, type CartForm } from './cart-form.ts';
import { handOver } from './drafts/stored-cart.ts';
import { aBuyer, aCart } from './test-support/a-cart.ts';

type Issued = WireOutputOf<typeof contract.sales.issue>;

const shopId = aBusiness.shops[0]?._id ?? '';
const till = {
  _id: anId(0x91),
  shopId,
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: 'ab123cd456',
  updatedAt: aMoment,
};
const issued: Issued = {
  _id: anId(7),
  invoiceNumber: '7/2026',
  nslf: 'A'.repeat(32),
  issueDateTime: aMoment,
  totalPrice: 240,
  change: 0,
  currencyCode: 'ALL',
  status: 'pending',
};
const account = {
  _id: anId(0x61),
  bankName: 'BKT',
  IBAN: 'AL35202111090000000001234567',
  swift: '',
  currency: 'ALL',
  isMain: true,
  updatedAt: aMoment,
};
const eic = 'e1c9b7d2-0f6a-4d28-9e7b-5a1f0c3344d2';

const noDebt: WireOutputOf<typeof contract.payments.subject> = {
  subject: {
    type: 'customer',
    subjectId: 'c'.repeat(24),
    name: 'Hotel Jonufra sh.p.k.',
    idNumber: 'K91618599S',
    phone: '',
    email: '',
    balance: 0,
    balances: [],
    ages: { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 },
    credit: 0,
    openCount: 0,
  },
  entries: [],
  opening: [],
  clientCredit: null,
  totalResult: 0,
  isMore: false,
};

beforeEach(() => {
  server.answer(contract.payments.subject, noDebt);
  server.answer(contract.tills.posList, { posList: [till] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.sales.drafts, { drafts: [], isMore: false });
  server.answer(contract.sales.openAdvances, { advances: [] });
  server.answer(contract.cashRegister.initialBalance, { initialBalance: null, carriedOver: 0 });
  server.answer(contract.articles.info, { articles: [] });
  server.answer(contract.accounts.list, { accounts: [account] });
  server.answer(contract.sales.issue, issued);
  server.answer(contract.sales.one, { invoice: anInvoice });
});

/** Opens the screen with the cart that another operator handed over: two bottles for a company, to be paid by bank transfer. */
async function openCart(changed: Partial<CartForm> = {}): Promise<void> {
  const cart = aCart({
    tillId: till._id,
    buyer: aBuyer(),
    payments: [newPayment('ACCOUNT', 'p')],
    payDeadline: '2099-12-15',
    ...changed,
  });
  handOver(aBusiness.businessId, cart);
  await enter('/receipts/new', { title: 'Faturë e re' });
}

const eInvoiceSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Dërgo si e-faturë/u });
const issue = async () => {
  await user.keyboard('{Control>}{Enter}{/Control}');
  await text('Fatura u lëshua');
};
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

const owed: WireOutputOf<typeof contract.payments.sales>['documents'][number] = {
  _id: anId(0x71),
  type: 'customer',
  subjectId: 'c'.repeat(24),
  subjectName: 'Hotel Jonufra sh.p.k.',
  email: '',
  isAdvance: false,
  isPurchase: false,
  number: '3/2026',
  date: '2026-01-01',
  dueDate: '2026-01-31',
  daysOverdue: 0,
  currency: 'ALL',
  exRate: 1,
  charged: 5000,
  chargedMon: 5000,
  open: 5000,
  openMon: 5000,
  paidState: 'UNPAID',
};

test('a customer pays the new invoice and the debt in one call, and the result shows the payment', async () => {
  const inEuro = { ...owed, _id: anId(0x72), currency: 'EUR' };
  const documents = [owed, inEuro];
  server.answer(contract.payments.sales, { documents, totalResult: 2, isMore: false, open: 10_000 });
  server.answer(contract.payments.payWithSale, {
    _id: anId(0x73),
    paymentNumber: '8/2026',
    message: 'Faturat e subjektit u paguan me sukses!',
    rest: 0,
    documents: [],
    sale: issued,
  });
  await openCart();
  await toggle('Klienti paguan tani');
  await user.click(await screen.findByRole('radio', { name: 'Me bankë' }));
  await user.selectOptions(await field('Llogaria bankare'), account._id);
  await toggle(/^Paguaj edhe borxhin: 5\s000\.00 ALL$/u);
  await issue();
  await text('Pagesa 8/2026');
  expect(server.sent(contract.sales.issue)).toEqual([]);
  expect(server.sent(contract.payments.payWithSale)).toMatchObject([
    {
      method: 'ACCOUNT',
      accountId: account._id,
      tillId: null,
      currency: 'ALL',
      amount: 5240,
      payedSales: [{ _id: owed._id }],
      sale: { saleId: '5'.repeat(24), payments: [{ type: 'ACCOUNT', amount: 240 }] },
    },
  ]);
});

test('a payment above the invoice is reported at its amount, and the invoice is not issued', async () => {
  server.answer(contract.payments.sales, { documents: [], totalResult: 0, isMore: false, open: 0 });
  server.refuse(contract.payments.payWithSale, 'payment-exceeds-open');
  await openCart();
  await toggle('Klienti paguan tani');
  await fill('Shuma që paguhet', '300');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () =>
    expect((await field('Shuma që paguhet')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(server.sent(contract.payments.payWithSale)).toMatchObject([
    { method: 'BANKNOTE', tillId: till._id, amount: 300, payedSales: [] },
  ]);
});

test('a cash sale, and a buyer without a record, do not offer a payment with the invoice', async () => {
  await openCart({ payments: [newPayment('BANKNOTE', 'p')] });
  await screen.findByRole('region', { name: 'Pagesa' });
  expect(screen.queryByLabelText('Klienti paguan tani')).toBeNull();
  await openCart({ buyer: aBuyer({ customerId: null }) });
  await field('Afati i pagesës');
  expect(screen.queryByLabelText('Klienti paguan tani')).toBeNull();
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

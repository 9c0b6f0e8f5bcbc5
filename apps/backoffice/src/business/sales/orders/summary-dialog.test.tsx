import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  enter,
  field,
  fill,
  noText,
  press,
  screen,
  server,
  text,
  user,
  within,
} from '../../../testing/index.ts';

type OpenOrder = WireOutputOf<typeof contract.sales.openOrders>['orders'][number];
type Quote = WireOutputOf<typeof contract.sales.summaryOf>;

const till = {
  _id: anId(0x91),
  shopId: aBusiness.shops[0]?._id ?? '',
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: 'ab123cd456',
  updatedAt: aMoment,
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
const company = {
  idType: 'NUIS',
  idNumber: 'K91618599S',
  name: 'Hotel Jonufra sh.p.k.',
  address: 'Lungomare',
  town: 'Vlorë',
  country: 'ALB',
} as const;
const order: OpenOrder = {
  _id: anId(1),
  invoiceNumber: '7/2026',
  issueDateTime: aMoment,
  method: 'ORDER',
  companyCard: '',
  posId: till._id,
  posName: till.name,
  operatorName: 'Ana',
  customerId: null,
  buyer: company,
  notes: 'Tavolina 4',
  currencyCode: 'ALL',
  currencyExRate: 1,
  linesCount: 1,
  totalPrice: 240,
  totalPriceAlt: null,
  status: 'fiscalized',
};
const sums = { totalPriceWithoutVAT: 200, totalVATAmount: 40, totalPrice: 240 };
const line = { name: 'Kafe', unit: 'copë', quantity: 2, unitPrice: 120, totalPrice: 240 };
const quote: Quote = {
  method: 'ORDER',
  ordersCount: 1,
  currencyCode: 'ALL',
  currencyExRate: 1,
  ...sums,
  alt: null,
  lines: [line],
};

beforeEach(() => {
  server.answer(contract.tills.posList, { posList: [till] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.accounts.list, { accounts: [account] });
  server.answer(contract.sales.summaryOf, quote);
  server.refuse(contract.sales.summarize, 'order-already-used');
});

/** Opens the dialog for one order of this buyer. */
async function openDialog(buyer: OpenOrder['buyer'] = company): Promise<HTMLElement> {
  server.answer(contract.sales.openOrders, { orders: [{ ...order, buyer }], from: null, isMore: false });
  await enter('/receipts/orders', { title: 'Porositë e hapura' });
  await text('Tavolina 4');
  await user.click(await screen.findByRole('checkbox', { name: 'Zgjidh gjithë faqen' }));
  await press('Përmblidh në faturë');
  const dialog = await screen.findByRole('dialog', { name: 'Faturë përmbledhëse' });
  await within(dialog).findByText(/^Kafe/u);
  await within(dialog).findByRole('option', { name: till.name });
  return dialog;
}

const payLater = async () => user.selectOptions(await field('Mënyra e pagesës'), 'ACCOUNT');
const issue = async () => {
  await press('Lësho faturën');
  await text('Kjo porosi është përmbledhur tashmë');
};
const sent = () => server.sent(contract.sales.summarize).at(-1);

test('a summary on account for a company is sent as an e-invoice with process, bank account and a proposed deadline', async () => {
  await openDialog();
  expect(screen.queryByRole('switch')).toBeNull();
  await payLater();
  const onOff = await screen.findByRole<HTMLInputElement>('switch', { name: /^Dërgo si e-faturë/u });
  expect([onOff.checked, (await field('Afati i pagesës')).value]).toEqual([
    true,
    expect.stringMatching(/\d/u),
  ]);
  await user.selectOptions(await field('Procesi'), 'P2');
  await user.selectOptions(await field('Llogaria'), account._id);
  await issue();
  expect(sent()).toMatchObject({
    buyer: company,
    payDeadline: expect.any(String) as string,
    eInvoice: { process: 'P2', accountId: account._id },
  });
});

test('switching the e-invoice off shows that the law requires it, and the summary is issued without it', async () => {
  await openDialog();
  await payLater();
  await user.click(await screen.findByRole('switch', { name: /^Dërgo si e-faturë/u }));
  await text('Pa e-faturë: ligji e kërkon');
  await issue();
  expect(sent()).toMatchObject({ eInvoice: null });
});

test('an e-invoice to a typed company asks for its address and town', async () => {
  await openDialog(null);
  await payLater();
  expect(screen.queryByLabelText('Adresa')).toBeNull();
  await fill('NIPT i klientit', company.idNumber);
  await fill('Emri i klientit', company.name);
  await fill('Adresa', company.address);
  await fill('Qyteti', company.town);
  await issue();
  expect(sent()).toMatchObject({ buyer: company, eInvoice: { process: null } });
});

test('if the buyer of the orders lacks an address, the refusal of the e-invoice is shown below its name', async () => {
  const message = 'Fatura elektronike kërkon emrin, adresën dhe qytetin e blerësit.';
  server.refuse(contract.sales.summarize, 'invalid-input', {
    problems: [{ path: 'buyer.address', code: 'e-invoice-buyer-address', limit: null }],
  });
  await openDialog({ ...company, address: '' });
  await payLater();
  await press('Lësho faturën');
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
});

test('a summary with an article name above 50 letters says that the tax authority gets the name cut off', async () => {
  await openDialog();
  await noText('Emri ka më shumë se 50 shkronja');
  await press('Anulo');
  server.answer(contract.sales.summaryOf, { ...quote, lines: [{ ...line, name: `Kafe ${'x'.repeat(50)}` }] });
  await openDialog();
  expect(await text('Emri ka më shumë se 50 shkronja')).toBeDefined();
});

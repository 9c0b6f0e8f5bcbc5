import { contract, type WireOutputOf } from '@tezga/contract';
import { aBusiness, aMoment, anId, enter, server, text, user } from '../../../../testing/index.ts';
import { anInvoice } from '../../testing/an-invoice.ts';
import { newPayment, type CartForm } from '../cart-form.ts';
import { handOver } from '../drafts/stored-cart.ts';
import { aBuyer, aCart } from '../test-support/a-cart.ts';

type Issued = WireOutputOf<typeof contract.sales.issue>;

export const shopId = aBusiness.shops[0]?._id ?? '';
export const till = {
  _id: anId(0x91),
  shopId,
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: 'ab123cd456',
  updatedAt: aMoment,
};
export const issued: Issued = {
  _id: anId(7),
  invoiceNumber: '7/2026',
  nslf: 'A'.repeat(32),
  issueDateTime: aMoment,
  totalPrice: 240,
  change: 0,
  currencyCode: 'ALL',
  status: 'pending',
};
export const account = {
  _id: anId(0x61),
  bankName: 'BKT',
  IBAN: 'AL35202111090000000001234567',
  swift: '',
  currency: 'ALL',
  isMain: true,
  updatedAt: aMoment,
};
export const noDebt: WireOutputOf<typeof contract.payments.subject> = {
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

/** Replies of a server with one till and a customer without a debt. */
export function answerSales(): void {
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
}

/** Opens the screen with the cart that another operator handed over: two bottles for a company, to be paid by bank transfer. */
export async function openCart(changed: Partial<CartForm> = {}): Promise<void> {
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

/** Issues the cart by its key. */
export const issue = async () => {
  await user.keyboard('{Control>}{Enter}{/Control}');
  await text('Fatura u lëshua');
};

import { emptyCart, type BuyerForm, type CartForm, type LineForm, type PaymentNow } from '../cart-form.ts';

const id = (letter: string) => letter.repeat(24);

export const aLine = (changed: Partial<LineForm> = {}): LineForm => ({
  key: 'line',
  articleId: id('a'),
  name: 'Vaj ulliri 1 L',
  sku: 'VU-0003',
  barcode: '5304000120014',
  unit: 'copë',
  quantity: 2,
  price: 120,
  vat: '20',
  discount: '',
  lowersTaxBase: true,
  ...changed,
});

export const aCart = (changed: Partial<CartForm> = {}): CartForm => ({
  ...emptyCart(id('5'), id('7')),
  lines: [aLine()],
  ...changed,
});

export const aBuyer = (changed: Partial<BuyerForm> = {}): BuyerForm => ({
  idType: 'NUIS',
  idNumber: 'K91618599S',
  name: 'Hotel Jonufra sh.p.k.',
  address: 'Lungomare',
  town: 'Vlorë',
  country: 'ALB',
  customerId: id('c'),
  ...changed,
});

/** A payment in lek of the customer of `aBuyer`. */
export const aPaymentNow = (): PaymentNow => ({
  paymentId: id('6'),
  customerId: id('c'),
  currency: 'ALL',
  method: 'BANKNOTE',
  accountId: null,
  amount: null,
  debts: [],
  date: '',
});

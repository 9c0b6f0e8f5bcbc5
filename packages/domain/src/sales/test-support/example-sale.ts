import { asMoney, asPercent, asQuantity } from '../../amounts.ts';
import type { Buyer, Cart, CartLine, Circumstances, Payment } from '../cart.ts';
import type { PaymentMethod } from '../payment-methods.ts';

export const aLine = (changes: Partial<CartLine> = {}): CartLine => ({
  articleId: '65a000000000000000000001',
  name: 'Kafe',
  sku: '0001',
  barcode: '',
  unit: 'cope',
  quantity: asQuantity(1000n),
  unitPrice: asMoney(12_000n),
  tax: { percent: 20n },
  discount: asPercent(0n),
  lowersTaxBase: true,
  ...changes,
});

export const aPayment = (method: PaymentMethod, amount: bigint, changes: Partial<Payment> = {}): Payment => ({
  method,
  amount: asMoney(amount),
  companyCard: null,
  vouchers: [],
  ...changes,
});

export const aBuyer: Buyer = {
  idType: 'NUIS',
  idNumber: 'L91412709B',
  name: 'Tomorri',
  address: 'Rruga e Durrësit 12',
  town: 'Tirane',
  country: 'ALB',
};

/** One coffee for 120 lek, paid in banknotes. */
export const aCart = (changes: Partial<Cart> = {}): Cart => ({
  lines: [aLine()],
  pricesIncludeVat: true,
  currency: 'ALL',
  exchangeRate: null,
  payments: [aPayment('BANKNOTE', 12_000n)],
  buyer: null,
  isReverseCharge: false,
  notes: '',
  ...changes,
});

export const inVat: Circumstances = { isIssuerInVat: true, isCorrective: false, day: '2026-11-15' };

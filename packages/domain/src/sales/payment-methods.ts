/**
 * The classes of invoices. Cash by law includes cards and cheques; an invoice never mixes cash and non-cash
 * payments.
 */
export const invoiceClasses = ['CASH', 'NONCASH'] as const;
export type InvoiceClass = (typeof invoiceClasses)[number];

interface PaymentMethodRule {
  readonly settles: InvoiceClass;
  /** Whether the buyer gets change if they pay too much. */
  readonly givesChange: boolean;
}

const cash: PaymentMethodRule = { settles: 'CASH', givesChange: false };
const nonCash: PaymentMethodRule = { settles: 'NONCASH', givesChange: false };

export const paymentMethods = {
  BANKNOTE: { settles: 'CASH', givesChange: true },
  CARD: cash,
  CHECK: cash,
  SVOUCHER: cash,
  COMPANY: cash,
  ORDER: cash,
  ACCOUNT: nonCash,
  FACTORING: nonCash,
  COMPENSATION: nonCash,
  TRANSFER: nonCash,
  WAIVER: nonCash,
  KIND: nonCash,
  OTHER: nonCash,
} as const satisfies Record<string, PaymentMethodRule>;
export type PaymentMethod = keyof typeof paymentMethods;

export const paymentMethodCodes = Object.keys(paymentMethods) as PaymentMethod[];

export function isPaymentMethod(code: string): code is PaymentMethod {
  return Object.hasOwn(paymentMethods, code);
}

import type { ExchangeRate, Money, RecordedPaymentMethod, SubjectSide } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { PrintedBuyer, PrintedSeller } from './printed-invoice.ts';

export interface PrintedPaidDocument {
  /** The number of the document; empty if it has none. */
  readonly number: string;
  readonly isAdvance: boolean;
  readonly currency: string;
  readonly paid: Money;
  /** The value of the paid part in ALL, at the rate of the payment. */
  readonly paidInLek: Money;
  /** The amount that is open when the receipt is printed. */
  readonly open: Money;
}

/** All data printed on the receipt of a payment, a refund or a set-off, or on the slip of a reversal. */
export interface PrintedPaymentReceipt {
  readonly title: keyof Phrases['payments']['receipt']['titles'];
  readonly number: string;
  readonly day: string;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  readonly side: SubjectSide;
  readonly subject: Pick<PrintedBuyer, 'name' | 'idType' | 'idNumber'>;
  /** The payment method; null if no money moves. */
  readonly method: RecordedPaymentMethod | null;
  /** The name of the bank account or of the till. */
  readonly place: string;
  readonly currency: string;
  readonly exchangeRate: ExchangeRate;
  readonly amount: Money;
  readonly amountInLek: Money;
  /** The part that became an advance, in the currency of the payment. */
  readonly rest: Money;
  readonly documents: readonly PrintedPaidDocument[];
  /** The amount in ALL that was paid for documents of shops that the reader may not see. */
  readonly otherShops: Money;
  readonly payer: string;
  readonly recipient: string;
  /** The number of the payment that this one reverses. */
  readonly reverses: string | null;
  /** The number of the payment that reverses this one. */
  readonly reversedBy: string | null;
  readonly note: string;
  readonly userName: string;
  readonly printedAt: Date;
}

import { baseCurrency, type Buyer, type PaymentMethod } from '@tezga/domain';
import { isPlain, plainDocument, type DocumentForm } from './document/document-form.ts';
import type { EInvoiceForm } from '../../e-invoices/index.ts';

/** A number as a field holds it; empty while there is none. */
export type Typed = number | '';

export interface LineForm {
  /** Names the row while it is on the screen. */
  readonly key: string;
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Typed;
  readonly price: Typed;
  /** The id of a rate, or the code of the reason why there is none. */
  readonly vat: string;
  readonly discount: Typed;
  readonly lowersTaxBase: boolean;
}

export interface PaymentForm {
  readonly key: string;
  readonly type: PaymentMethod;
  /** Null takes whatever is still to be paid. */
  readonly amount: Typed | null;
  readonly companyCard: string;
  /** Numbers with anything but a hyphen between them. */
  readonly vouchers: string;
}

export interface BuyerForm extends Buyer {
  /** Null for whoever is no customer of the business. */
  readonly customerId: string | null;
}

export interface DraftOfCart {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A cart as it stands on the screen, and as this tab keeps it. */
export interface CartForm {
  /** Made once for the cart: however often it is sent, it is one sale. */
  readonly saleId: string;
  /** The draft it was opened from. */
  readonly draft: DraftOfCart | null;
  /** Sent, and not answered: until it is, nothing may be changed, because the sale may be made already. */
  readonly isSent: boolean;
  readonly tillId: string;
  readonly lines: readonly LineForm[];
  readonly pricesIncludeVat: boolean;
  readonly currency: string;
  readonly exchangeRate: Typed;
  readonly payments: readonly PaymentForm[];
  /** Null for the placeholder customer. */
  readonly buyer: BuyerForm | null;
  readonly isReverseCharge: boolean;
  readonly notes: string;
  readonly payDeadline: string;
  /** What it is beyond a plain sale. */
  readonly document: DocumentForm;
  /** Null where it does not go through the central platform. */
  readonly eInvoice: EInvoiceForm | null;
}

export const newPayment = (type: PaymentMethod, key: string): PaymentForm => ({
  key,
  type,
  amount: null,
  companyCard: '',
  vouchers: '',
});

export function emptyCart(saleId: string, tillId: string): CartForm {
  return {
    saleId,
    draft: null,
    isSent: false,
    tillId,
    lines: [],
    pricesIncludeVat: true,
    currency: baseCurrency,
    exchangeRate: '',
    payments: [newPayment('BANKNOTE', saleId)],
    buyer: null,
    isReverseCharge: false,
    notes: '',
    payDeadline: '',
    document: plainDocument,
    eInvoice: null,
  };
}

/** Whether there is anything in it that would be missed. */
export function isCartEmpty({ lines, buyer, notes, draft, isSent, document }: CartForm): boolean {
  const isUntouched = lines.length === 0 && buyer === null && notes.trim() === '' && isPlain(document);
  return isUntouched && draft === null && !isSent;
}

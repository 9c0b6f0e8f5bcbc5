import { baseCurrency, type Buyer, type PaymentMethod } from '@tezga/domain';
import { isPlain, plainDocument, type DocumentForm } from './document/document-form.ts';
import { emptyEInvoiceForm, type EInvoiceForm } from '../../e-invoices/index.ts';

/** The value of a number field; '' while it is empty. */
export type Typed = number | '';

export interface LineForm {
  /** The React key of the row. */
  readonly key: string;
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Typed;
  readonly price: Typed;
  /** The id of a VAT rate, or the code of an exemption. */
  readonly vat: string;
  readonly discount: Typed;
  readonly lowersTaxBase: boolean;
}

export interface PaymentForm {
  readonly key: string;
  readonly type: PaymentMethod;
  /** Null if the payment takes the remaining amount. */
  readonly amount: Typed | null;
  readonly companyCard: string;
  /** Voucher numbers in one text, separated by anything but a hyphen. */
  readonly vouchers: string;
}

export interface BuyerForm extends Buyer {
  /** Null if the buyer is not a customer of the business. */
  readonly customerId: string | null;
}

/** A payment of the customer that is recorded together with the invoice. */
export interface PaymentNow {
  /** The idempotency key of the payment. */
  readonly paymentId: string;
  /** The customer and the currency that the payment was entered for. */
  readonly customerId: string;
  readonly currency: string;
  readonly method: 'BANKNOTE' | 'ACCOUNT';
  readonly accountId: string | null;
  /** Null to pay the whole invoice, and the whole debt if it is paid too. */
  readonly amount: number | null;
  /** The earlier invoices that are paid first; empty if the debt is not paid. */
  readonly debts: readonly { readonly _id: string; readonly open: number }[];
  /** The day of the payment, set when the cart is sent, so that a repeated call has the same content. */
  readonly date: string;
}

export interface DraftOfCart {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The cart on the screen; session storage has the same shape. */
export interface CartForm {
  /** The idempotency key, created once for the cart: sending it again issues no second invoice. */
  readonly saleId: string;
  /** The draft that the cart was opened from. */
  readonly draft: DraftOfCart | null;
  /**
   * True after sending until a reply comes. The cart is read-only meanwhile, because it may have been issued.
   */
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
  readonly paymentNow: PaymentNow | null;
  /** The optional parts, such as advance, supply period, self-issue and late issue. */
  readonly document: DocumentForm;
  /**
   * Null if the seller switched the e-invoice off. Sent only if the sale may be an e-invoice; the switch is
   * on by default.
   */
  readonly eInvoice: EInvoiceForm | null;
}

export const newPayment = (type: PaymentMethod, key: string): PaymentForm => ({
  key,
  type,
  amount: null,
  companyCard: '',
  vouchers: '',
});

export function emptyCart(saleId: string, tillId: string, method: PaymentMethod = 'BANKNOTE'): CartForm {
  return {
    saleId,
    draft: null,
    isSent: false,
    tillId,
    lines: [],
    pricesIncludeVat: true,
    currency: baseCurrency,
    exchangeRate: '',
    payments: [newPayment(method, saleId)],
    buyer: null,
    isReverseCharge: false,
    notes: '',
    payDeadline: '',
    paymentNow: null,
    document: plainDocument,
    eInvoice: emptyEInvoiceForm,
  };
}

/** Whether the cart has nothing that the user would lose. */
export function isCartEmpty({ lines, buyer, notes, draft, isSent, document }: CartForm): boolean {
  const isUntouched = lines.length === 0 && buyer === null && notes.trim() === '' && isPlain(document);
  return isUntouched && draft === null && !isSent;
}

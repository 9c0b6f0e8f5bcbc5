import type { Money, Percent, Quantity } from '../amounts.ts';
import type { EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';

/** The sources of purchases: the e-invoice service of the central platform, or the Self-Care portal. */
export const purchaseSources = ['service', 'portal'] as const;
export type PurchaseSource = (typeof purchaseSources)[number];

export interface PurchaseLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** The unit price without VAT. */
  readonly unitPrice: Money;
  /** Null if no VAT is charged. */
  readonly vatRate: Percent | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

export interface Supplier {
  readonly idType: string;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
}

/** The known facts of an invoice that a supplier issued to the business. */
export interface PurchaseFacts {
  /** Null if the invoice is not an e-invoice, or not known to be one. */
  readonly eic: string | null;
  readonly iic: string | null;
  readonly fic: string | null;
  readonly number: string;
  /** The UBL type code, such as 380; only the e-invoice service reports it. */
  readonly documentType: string | null;
  readonly typeOfInvoice: 'CASH' | 'NONCASH' | null;
  /** Null if only the e-invoice service reported the purchase, because it does not name the supplier. */
  readonly supplier: Supplier | null;
  readonly issuedAt: Date | null;
  /** When the central platform received the e-invoice. */
  readonly receivedAt: Date | null;
  /** The due day, such as 2026-11-30. */
  readonly dueOn: string | null;
  readonly currency: string;
  readonly exchangeRate: string | null;
  /** Null if only the total is known. */
  readonly withoutVat: Money | null;
  readonly vat: Money | null;
  readonly withVat: Money;
  readonly status: EInvoiceStatus | null;
  /** Null if no source has reported the lines. */
  readonly lines: readonly PurchaseLine[] | null;
  readonly sources: readonly PurchaseSource[];
}

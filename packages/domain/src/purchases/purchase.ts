import type { Money, Percent, Quantity } from '../amounts.ts';
import type { EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';

/** Who told of a purchase: the e-invoice service, or the portal of the taxpayer. */
export const purchaseSources = ['service', 'portal'] as const;
export type PurchaseSource = (typeof purchaseSources)[number];

export interface PurchaseLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** Without VAT. */
  readonly unitPrice: Money;
  /** Null where no VAT is charged. */
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

/** What is known of one invoice that somebody issued to the business. */
export interface PurchaseFacts {
  /** Null where it is no e-invoice, or nobody has said so yet. */
  readonly eic: string | null;
  readonly iic: string | null;
  readonly fic: string | null;
  readonly number: string;
  /** Such as 380; only the e-invoice service says it. */
  readonly documentType: string | null;
  readonly typeOfInvoice: 'CASH' | 'NONCASH' | null;
  /** The e-invoice service does not say who it is. */
  readonly supplier: Supplier | null;
  readonly issuedAt: Date | null;
  /** When the central platform got it. */
  readonly receivedAt: Date | null;
  /** 2026-11-30. */
  readonly dueOn: string | null;
  readonly currency: string;
  readonly exchangeRate: string | null;
  /** Null where only the whole amount is known. */
  readonly withoutVat: Money | null;
  readonly vat: Money | null;
  readonly withVat: Money;
  readonly status: EInvoiceStatus | null;
  /** Null where nobody has told them. */
  readonly lines: readonly PurchaseLine[] | null;
  readonly sources: readonly PurchaseSource[];
}

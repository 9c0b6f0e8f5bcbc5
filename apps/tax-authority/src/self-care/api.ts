import { z } from 'zod';
import { boundedDay, boundedMonth, storableText } from '../platform/bounded-fields.ts';

/**
 * The taxpayer portal's API below `/self-care`, in JSON. All calls but sign-in need `Authorization: Bearer <token>`.
 * A refusal is `{ "code": … }`: 401 `credentials-wrong` or `session-missing`, 400 `not-a-question`, 404 `not-found`.
 * A new session may reply 404 `session-not-ready` for a moment: retry once a second.
 */
export type SelfCareRefusal =
  | 'credentials-wrong'
  | 'session-missing'
  | 'session-not-ready'
  | 'not-a-question'
  | 'not-found';

const short = storableText().trim().min(1).max(200);

/** `POST /self-care/`: starts a session. Replies with `SelfCareAccount`. */
export const signIn = z.union([
  z.object({ nuis: short, password: z.string().min(1).max(200) }),
  z.object({ username: short, password: z.string().min(1).max(200) }),
]);
export type SignIn = z.input<typeof signIn>;

export interface SelfCareOperator {
  readonly opCode: string;
  readonly name: string;
  readonly idNumber: string;
  /** DD.MM.YYYY */
  readonly validFrom: string;
  /** DD.MM.YYYY; empty: no end. */
  readonly validTo: string;
}

export interface SelfCareAccount {
  readonly token: string;
  readonly eAlbaniaInfo: { readonly name: string; readonly email: string; readonly tel: string };
  readonly businessInfo: {
    readonly status: 'CPSS.ACTIVE' | 'CPSS.PASSIVE';
    readonly name: string;
    readonly nipt: string;
    readonly address: string;
    readonly town: string;
    readonly country: string;
    readonly isInVAT: 'Y' | 'N';
    /** The number of the taxpayer's business units. */
    readonly bnsUnitNumber: number;
  };
  readonly operators: readonly SelfCareOperator[];
  readonly businessUnits: readonly {
    readonly name: string;
    readonly bUnitCode: string;
    /** 1: open, 5: closed. */
    readonly status: 1 | 5;
    readonly address: string;
    /** The town. */
    readonly info: string;
  }[];
  readonly contactPersons: readonly Omit<SelfCareOperator, 'opCode'>[];
}

const day = z
  .string()
  .regex(/^\d{2}\.\d{2}\.\d{4}$/)
  .transform((text) => text.split('.').toReversed().join('-'))
  .pipe(boundedDay);

/**
 * `POST /self-care/createoperator`: creates an operator. The token is in the body or in the header. If the taxpayer
 * has an operator with this personal number, only the dates of that operator change. Replies with all operators:
 * `{ operators: SelfCareOperator[] }`.
 */
export const createOperator = z.object({
  token: z.string().optional(),
  /** First and last name. */
  name: short.regex(/\S\s+\S/),
  idNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d{8}[A-Z]$/),
  /** DD.MM.YYYY; default today. */
  validFrom: day.optional(),
  validTo: z.union([day, z.literal('')]).optional(),
});
export type CreateOperator = z.input<typeof createOperator>;

/** `GET /self-care/sales-purchase-book?period=2026-11`: both books of a month. Replies with `SalesPurchaseBook`. */
export const periodQuestion = z.object({ period: boundedMonth.optional() });

/** Amounts are whole lek; the column names are those of the official sheets. */
export type BookRow = Readonly<Record<string, string | number>>;
export interface BookColumn {
  readonly name: string;
  readonly letter: string;
  readonly heading: string;
}
export interface BookOfPeriod {
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
  /** Sum of each amount column. */
  readonly totals: Readonly<Record<string, number>>;
}
export interface SalesPurchaseBook {
  readonly nipt: string;
  readonly name: string;
  readonly period: string;
  /** Open until the 10th of the following month; until then the taxpayer can change it. */
  readonly status: 'OPEN' | 'CLOSED';
  readonly sales: BookOfPeriod;
  readonly purchases: BookOfPeriod;
}

/** `GET /self-care/book-new`: the totals of the books of the current month, or of `period`. Replies with `NewBook`. */
export interface NewBook {
  readonly period: string;
  readonly status: 'OPEN' | 'CLOSED';
  /** Last day for changes, DD.MM.YYYY. */
  readonly closesOn: string;
  readonly sales: { readonly documents: number; readonly totals: BookOfPeriod['totals'] };
  readonly purchases: { readonly documents: number; readonly totals: BookOfPeriod['totals'] };
}

/**
 * `POST /self-care/sc/book` (the months of a book; `entityEnum` SALES_BOOK or PURCHASE_BOOK) and `POST
 * /self-care/sc/book-row` (its documents; `entityEnum` SALES_BOOK_ROW or PURCHASE_BOOK_ROW, `masterEntityEnum` the
 * book, `masterTablePkColumnValue` the id of the month, `2026-11`). Both reply with `GridPage`.
 */
export const gridQuestion = z.object({
  entityEnum: z.enum(['SALES_BOOK', 'PURCHASE_BOOK', 'SALES_BOOK_ROW', 'PURCHASE_BOOK_ROW']),
  masterEntityEnum: z.enum(['SALES_BOOK', 'PURCHASE_BOOK']).nullish(),
  masterTablePkColumnValue: z.union([boundedMonth, z.literal('')]).nullish(),
  /** From 1. */
  page: z.number().int().min(1).default(1),
  perPage: z.number().int().min(1).max(1000).default(15),
  sortParams: z
    .array(z.object({ column: short, direction: z.enum(['ASC', 'DESC']).default('ASC') }))
    .default([]),
  filterColumnDataList: z.array(z.object({ column: short, value: z.string() })).default([]),
  /** Filter on any column. */
  filterAllValue: z.string().nullish(),
  /** True if filters match the whole value instead of a part. */
  exactFilter: z.boolean().default(false),
});
export type GridQuestion = z.input<typeof gridQuestion>;
export interface GridPage {
  readonly rows: readonly BookRow[];
  /** Number of rows on all pages. */
  readonly total: number;
}

/**
 * `GET /self-care/purchaseInvoice?from=2026-11-01&to=2026-11-30`, Tirana days, or `?period=`. Replies
 * with `PurchaseInvoices`.
 */
export const purchaseQuestion = z
  .object({ from: boundedDay.optional(), to: boundedDay.optional(), period: boundedMonth.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined))
  .refine(({ from = '', to = '' }) => from <= to);
export interface PurchaseInvoice {
  readonly iic: string;
  readonly fic: string;
  /** Null if the invoice has no e-invoice. */
  readonly eic: string | null;
  readonly eicStatus: string | null;
  readonly invoiceNumber: string;
  /** As the issuer wrote it, with its offset. */
  readonly issueDateTime: string;
  readonly typeOfInvoice: 'CASH' | 'NONCASH';
  readonly sellerIdType: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly sellerAddress: string;
  readonly sellerTown: string;
  readonly totalPriceWithoutVat: string;
  readonly totalVat: string;
  readonly totalPrice: string;
  /** Null for lek. */
  readonly currency: string | null;
  readonly exchangeRate: string | null;
  readonly items: readonly {
    readonly name: string;
    readonly code: string;
    readonly unit: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly vatRate: string | null;
    readonly priceWithoutVat: string;
    readonly vat: string;
    readonly priceWithVat: string;
  }[];
}
export interface PurchaseInvoices {
  readonly invoices: readonly PurchaseInvoice[];
}

/**
 * `GET /self-care/purchaseInvoicePDF?fic=…`: `application/pdf`; 404 if the invoice was not issued to this taxpayer.
 */
export const paperQuestion = z.object({ fic: z.uuid() });

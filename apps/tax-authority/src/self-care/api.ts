import { z } from 'zod';
import { boundedDay, boundedMonth, keepableText } from '../platform/bounded-fields.ts';

/**
 * The portal of the taxpayer as our server speaks to it. Everything lies below `/self-care`, in JSON. All calls but the
 * first need `Authorization: Bearer <token>`. A refusal is `{ "code": … }`: 401 `credentials-wrong` or `session-missing`,
 * 400 `not-a-question`, 404 `not-found`. A session that has just begun may be answered with 404 `session-not-ready` for a
 * moment: ask again, once a second.
 */
export type SelfCareRefusal =
  | 'credentials-wrong'
  | 'session-missing'
  | 'session-not-ready'
  | 'not-a-question'
  | 'not-found';

const short = keepableText().trim().min(1).max(200);

/** `POST /self-care/`: begins a session. Answers `SelfCareAccount`. */
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
  /** DD.MM.YYYY; empty: with no end. */
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
    /** How many units it has. */
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
 * `POST /self-care/createoperator`: the operator and the token, here or in the header. The same personal number again
 * only gets new dates. Answers `{ operators: SelfCareOperator[] }`, all of them.
 */
export const createOperator = z.object({
  token: z.string().optional(),
  /** First name and last name. */
  name: short.regex(/\S\s+\S/),
  idNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d{8}[A-Z]$/),
  /** DD.MM.YYYY; today unless told. */
  validFrom: day.optional(),
  validTo: z.union([day, z.literal('')]).optional(),
});
export type CreateOperator = z.input<typeof createOperator>;

/** `GET /self-care/sales-purchase-book?period=2026-11`: both books of a month. Answers `SalesPurchaseBook`. */
export const periodQuestion = z.object({ period: boundedMonth.optional() });

/** Amounts are whole lek; the names of the columns are those of the official sheets. */
export type BookRow = Readonly<Record<string, string | number>>;
export interface BookColumn {
  readonly name: string;
  readonly letter: string;
  readonly heading: string;
}
export interface BookOfPeriod {
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
  /** The sum of every column of amounts. */
  readonly totals: Readonly<Record<string, number>>;
}
export interface SalesPurchaseBook {
  readonly nipt: string;
  readonly name: string;
  readonly period: string;
  /** Whether the taxpayer can still change it: until the 10th of the month after. */
  readonly status: 'OPEN' | 'CLOSED';
  readonly sales: BookOfPeriod;
  readonly purchases: BookOfPeriod;
}

/**
 * `GET /self-care/book-new`: the books of the running month, or of `period`, in figures only. Answers `NewBook`.
 */
export interface NewBook {
  readonly period: string;
  readonly status: 'OPEN' | 'CLOSED';
  /** The last day to change it, DD.MM.YYYY. */
  readonly closesOn: string;
  readonly sales: { readonly documents: number; readonly totals: BookOfPeriod['totals'] };
  readonly purchases: { readonly documents: number; readonly totals: BookOfPeriod['totals'] };
}

/**
 * `POST /self-care/sc/book` (the months of a book; `entityEnum` SALES_BOOK or PURCHASE_BOOK) and
 * `POST /self-care/sc/book-row` (its documents; `entityEnum` SALES_BOOK_ROW or PURCHASE_BOOK_ROW, `masterEntityEnum` the
 * book, `masterTablePkColumnValue` the id of the month, `2026-11`). Both answer `GridPage`.
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
  /** In any column. */
  filterAllValue: z.string().nullish(),
  /** Filters want the whole value and not a part of it. */
  exactFilter: z.boolean().default(false),
});
export type GridQuestion = z.input<typeof gridQuestion>;
export interface GridPage {
  readonly rows: readonly BookRow[];
  /** Of all pages. */
  readonly total: number;
}

/** `GET /self-care/purchaseInvoice?from=2026-11-01&to=2026-11-30`, days of Tirana, or `?period=`. Answers `PurchaseInvoices`. */
export const purchaseQuestion = z
  .object({ from: boundedDay.optional(), to: boundedDay.optional(), period: boundedMonth.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined))
  .refine(({ from = '', to = '' }) => from <= to);
export interface PurchaseInvoice {
  readonly iic: string;
  readonly fic: string;
  /** Null: it has no e-invoice. */
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
  /** Other than lek. */
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

/** `GET /self-care/purchaseInvoicePDF?fic=…`: the paper, `application/pdf`; 404 where nobody issued it to this taxpayer. */
export const paperQuestion = z.object({ fic: z.uuid() });

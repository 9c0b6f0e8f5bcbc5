import type { FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { day, namedBusiness, requiredText } from './fields.ts';

const problem = (code: FieldProblem): FieldProblem => code;

/** A day as the portal writes it, 14.11.2026; empty for none. */
const portalDay = z.string().regex(/^(\d{2}\.\d{2}\.\d{4})?$/);

export const portalOperator = z.object({
  opCode: z.string(),
  name: z.string(),
  idNumber: z.string(),
  validFrom: portalDay,
  validTo: portalDay,
});

export const portalBusinessUnit = z.object({
  name: z.string(),
  bUnitCode: z.string(),
  /** The status code of the portal: 1 is open, 5 is closed. */
  status: z.int(),
  address: z.string(),
  /** The town; the portal sends it in this field. */
  info: z.string(),
});

/** The data of the portal about a taxpayer; `token` identifies the session that was started on the portal. */
export const portalAccount = z.object({
  token: z.string().min(1),
  eAlbaniaInfo: z.object({ name: z.string(), email: z.string(), tel: z.string() }),
  businessInfo: z.object({
    status: z.string(),
    name: z.string(),
    nipt: z.string(),
    address: z.string(),
    town: z.string(),
    country: z.string(),
    isInVAT: z.string(),
    bnsUnitNumber: z.int(),
  }),
  operators: z.array(portalOperator),
  businessUnits: z.array(portalBusinessUnit),
  contactPersons: z.array(portalOperator.omit({ opCode: true })),
});

export const portalOperators = z.object({ operators: z.array(portalOperator) });

/** A month, 2026-11. */
export const bookPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, problem('date'));

/**
 * A row of a book in whole lek. The keys are the columns of the official sheet, which is passed on unchanged.
 */
const bookRow = z.record(z.string(), z.union([z.string(), z.number()]));
const bookTotals = z.record(z.string(), z.number());
const bookStatus = z.enum(['OPEN', 'CLOSED']);
const book = z.object({
  columns: z.array(z.object({ name: z.string(), letter: z.string(), heading: z.string() })),
  rows: z.array(bookRow),
  totals: bookTotals,
});
const bookInFigures = z.object({ documents: z.int(), totals: bookTotals });

export const salesPurchaseBook = z.object({
  nipt: z.string(),
  name: z.string(),
  period: z.string(),
  /** Whether the taxpayer can still change the book. */
  status: bookStatus,
  sales: book,
  purchases: book,
});

export const newBook = z.object({
  period: z.string(),
  status: bookStatus,
  /** The last day on which the taxpayer can change the book. */
  closesOn: portalDay,
  sales: bookInFigures,
  purchases: bookInFigures,
});

const column = requiredText(200);

/** A page of a table of the portal, with the parameters that the portal requires. */
const gridFields = {
  page: z.int().min(1, problem('too-small')).max(1_000_000, problem('too-large')).default(1),
  perPage: z.int().min(1, problem('too-small')).max(1000, problem('too-large')).default(15),
  sortParams: z
    .array(z.object({ column, direction: z.enum(['ASC', 'DESC']).default('ASC') }))
    .max(20, problem('too-large'))
    .default([]),
  filterColumnDataList: z
    .array(z.object({ column, value: z.string().max(200, problem('too-long')) }))
    .max(50, problem('too-large'))
    .default([]),
  /** A search text that may match any column. */
  filterAllValue: z.string().max(200, problem('too-long')).nullish(),
  /** True if filters must match the whole value, not just a part of it. */
  exactFilter: z.boolean().default(false),
  ...namedBusiness,
};
const books = z.enum(['SALES_BOOK', 'PURCHASE_BOOK']);

export const booksQuestion = z.object({
  entityEnum: books,
  masterEntityEnum: books.nullish(),
  masterTablePkColumnValue: z.union([bookPeriod, z.literal('')]).nullish(),
  ...gridFields,
});

export const bookRowsQuestion = z
  .object({
    entityEnum: z.enum(['SALES_BOOK_ROW', 'PURCHASE_BOOK_ROW']),
    masterEntityEnum: books,
    masterTablePkColumnValue: bookPeriod,
    ...gridFields,
  })
  .refine(({ entityEnum, masterEntityEnum }) => entityEnum === `${masterEntityEnum}_ROW`, {
    path: ['masterEntityEnum'],
    message: problem('choice'),
  });

export const gridPage = z.object({ rows: z.array(bookRow), total: z.int() });

export const purchasesQuestion = z
  .object({
    from: day.optional(),
    to: day.optional(),
    period: bookPeriod.optional(),
    ...namedBusiness,
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: problem('required'),
  });

/** An invoice that a supplier issued to the business; amounts are text, as the issuer wrote them. */
export const portalPurchase = z.object({
  iic: z.string(),
  fic: z.string(),
  /** Null if the invoice is not an e-invoice. */
  eic: z.string().nullable(),
  eicStatus: z.string().nullable(),
  invoiceNumber: z.string(),
  issueDateTime: z.string(),
  typeOfInvoice: z.enum(['CASH', 'NONCASH']),
  sellerIdType: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  sellerAddress: z.string(),
  sellerTown: z.string(),
  totalPriceWithoutVat: z.string(),
  totalVat: z.string(),
  totalPrice: z.string(),
  /** The currency; null for lek. */
  currency: z.string().nullable(),
  exchangeRate: z.string().nullable(),
  items: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: z.string(),
      unitPrice: z.string(),
      vatRate: z.string().nullable(),
      priceWithoutVat: z.string(),
      vat: z.string(),
      priceWithVat: z.string(),
    }),
  ),
});

export const portalPurchases = z.object({ invoices: z.array(portalPurchase) });

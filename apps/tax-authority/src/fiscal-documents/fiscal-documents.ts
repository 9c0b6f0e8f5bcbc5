import type { fiscalization, ValueOf } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';

type Messages = (typeof fiscalization)['messages'];
export type Invoice = ValueOf<Messages['RegisterInvoiceRequest']>['Invoice'];
export type InvoiceItem = Invoice['Items']['I'][number];
export type TransferNote = ValueOf<Messages['RegisterWTNRequest']>['WTN'];

interface Fiscalized {
  /** The taxpayer that submitted the document. */
  readonly issuer: string;
  readonly issuedAt: Date;
  readonly receivedAt: Date;
}

export interface FiscalizedInvoice extends Fiscalized {
  readonly iic: string;
  readonly fic: string;
  readonly invoice: Invoice;
}

export interface FiscalizedNote extends Fiscalized {
  readonly wtnic: string;
  readonly fwtnic: string;
  readonly note: TransferNote;
}

export interface Span {
  readonly from: Date;
  /** Exclusive end. */
  readonly to: Date;
}

export type Book = 'sales' | 'purchases';

export interface BookMonth {
  /** YYYY-MM in Tirana time. */
  readonly period: string;
  readonly documents: number;
  /** Whole lek. */
  readonly total: number;
}

const invoicesMax = 100_000;

/** Read-only queries of fiscalized documents. */
export function fiscalDocuments({ sql }: Pick<Context, 'sql'>) {
  /** Excludes orders and company card payments, because their summary invoice is in the book. */
  const inBook = (nuis: string, book: Book) => sql`
    ${book === 'sales' ? soldBy(nuis) : boughtBy(nuis)}
    and not content @? '$.PayMethods.PayMethod[*] ? (@.Type == "ORDER" || @.Type == "COMPANY")'`;
  // A purchase from abroad with reverse charge is in both books.
  const soldBy = (nuis: string) => sql`
    (seller = ${nuis} or (issuer = ${nuis} and buyer = ${nuis} and content @> '{"IsReverseCharge": true}'))`;
  // Also looks into the e-invoice, because a fiscal invoice may have no buyer.
  const boughtBy = (nuis: string) => sql`(buyer = ${nuis} or exists (select from tax_authority.einvoices
    where einvoices.issuer = invoices.issuer and einvoices.iic = invoices.iic and einvoices.buyer = ${nuis}))`;
  const invoiceFields = sql`issuer, iic, fic, issued_at as "issuedAt", received_at as "receivedAt", content as invoice`;
  return {
    async invoice(issuer: string, iic: string): Promise<FiscalizedInvoice | null> {
      const [found] = await sql<FiscalizedInvoice[]>`select ${invoiceFields} from tax_authority.invoices
        where issuer = ${issuer.toUpperCase()} and iic = ${iic.toUpperCase()}`;
      return found ?? null;
    },
    async note(issuer: string, wtnic: string): Promise<FiscalizedNote | null> {
      const [found] = await sql<FiscalizedNote[]>`
        select issuer, wtnic, fwtnic, issued_at as "issuedAt", received_at as "receivedAt", content as note
        from tax_authority.transfer_notes
        where issuer = ${issuer.toUpperCase()} and wtnic = ${wtnic.toUpperCase()}`;
      return found ?? null;
    },
    /** The documents of a book, ordered by issue time. */
    documents: (nuis: string, book: Book, { from, to }: Span) => sql<FiscalizedInvoice[]>`
      select ${invoiceFields} from tax_authority.invoices
      where ${inBook(nuis, book)} and issued_at >= ${from} and issued_at < ${to}
      order by issued_at, iic limit ${invoicesMax}`,
    /** The months that have documents in a book, newest first. */
    months: (nuis: string, book: Book) => sql<BookMonth[]>`
      select to_char(issued_at at time zone 'Europe/Tirane', 'YYYY-MM') as period, count(*)::int as documents,
        round(sum(total))::float8 as total
      from tax_authority.invoices where ${inBook(nuis, book)} group by 1 order by 1 desc`,
    /** A document issued to this taxpayer, by its FIC. */
    async purchase(nuis: string, fic: string): Promise<FiscalizedInvoice | null> {
      const [found] = await sql<FiscalizedInvoice[]>`select ${invoiceFields} from tax_authority.invoices
        where ${inBook(nuis, 'purchases')} and fic = ${fic}`;
      return found ?? null;
    },
  };
}
export type FiscalDocuments = ReturnType<typeof fiscalDocuments>;

import { firstRecordIdAt } from '@tezga/domain';
import type { Narrowing, Values } from './invoice-conditions.ts';

/** One way to come by invoices, the newest first, that an index serves. */
export interface Way {
  /** One for each customer, article …: the newest invoices of each are looked at. */
  readonly of: readonly string[];
  /** Selects the ids of the invoices of `chosen.id`. */
  readonly select: string;
  /** Whether `invoice` is one of these, of whichever of the given. */
  readonly isOne: (of: string) => string;
  /** The newest first. */
  readonly order: string;
  /** What tells in the index when they were issued; null where there are few of them anyway. */
  readonly moment: 'invoice.issued_at' | 'document.made_at' | 'line.invoice_id' | null;
}

export interface Ways {
  readonly ways: readonly Way[];
  /** What every invoice found so is, so that it need not be asked again. */
  readonly seenTo: readonly Narrowing[];
  /** So many invoices of each are looked at in the end; beyond them there may be more. */
  readonly most: number;
  /** Whether there are more ways than are gone. */
  readonly isMore: boolean;
}

/** Whether what tells the moment is that of the invoice itself; ids are made a little before or after it. */
export const isExact = (moment: Way['moment']): boolean => moment !== null && moment !== 'line.invoice_id';

/** No invoice waits so long for its number, and no clock is set back so far while something is sold. */
const idBesideIssueMsMost = 3_600_000;

export const firstIdFrom = (start: Date): string => firstRecordIdAt(start.getTime() - idBesideIssueMsMost);
export const firstIdAfter = (end: Date): string => firstRecordIdAt(end.getTime() + idBesideIssueMsMost);

/** Whether one of the ways leads to `invoice`. */
export const isAmong = ({ ways }: Ways, { place }: Values): string =>
  ways.length === 0
    ? 'false'
    : `(${ways.map(({ of, isOne }) => isOne(`${place(of)}::text[]`)).join(' or ')})`;

/** By a column of theirs; what else they must be is what their index asks. */
const ofInvoices = (
  of: readonly string[],
  column: string,
  { type = 'text', besides = '' }: { readonly type?: string; readonly besides?: string } = {},
): Way => ({
  of,
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.${column} = chosen.id::${type}${besides}`,
  isOne: (chosen) => `(invoice.${column} = any (${chosen}::${type}[])${besides})`,
  order: 'order by invoice.issued_at desc, invoice.id desc',
  moment: 'invoice.issued_at',
});

/** By a column of their lines; ids begin with their moment. */
const ofLines = (of: readonly string[], column: string, besides = ''): Way => ({
  of,
  select: `select line.invoice_id as id from tenant.invoice_lines line
    where line.business_id = $1 and line.${column} = chosen.id${besides}`,
  // Without the offset all lines there are of these might be read for a few invoices.
  isOne: (chosen) => `exists (select from tenant.invoice_lines line where line.business_id = $1
    and line.invoice_id = invoice.id and line.${column} = any (${chosen})${besides} offset 0)`,
  order: 'group by line.invoice_id order by line.invoice_id desc',
  moment: 'line.invoice_id',
});

/** So few that all of them are read at once. */
const ofFew = (of: readonly string[], way: Pick<Way, 'select' | 'order' | 'moment'>): Way => ({
  ...way,
  of,
  isOne: (chosen) => `invoice.id = any (array(
    select few.id from unnest(${chosen}) as chosen (id) cross join lateral (${way.select}) few))`,
});

/** The invoices of each customer. */
export const ofCustomers = (ids: readonly string[]): Way => ofInvoices(ids, 'customer_id');

/** The invoices in which each article is. */
export const ofArticles = (ids: readonly string[]): Way => ofLines(ids, 'article_id');

/** The invoices in which something was sold that is no article. */
export const ofLineNames = (names: readonly string[]): Way =>
  ofLines(names, 'name', ' and line.article_id is null');

/** The invoices of a buyer, known as a customer or not. */
export const ofBuyer = (idNumber: string): Way =>
  ofInvoices([idNumber], 'buyer_id_number', { besides: ` and invoice.buyer_id_number <> ''` });

/** The invoices of buyers who are no customers. */
export const ofBuyerNames = (names: readonly string[]): Way =>
  ofInvoices(names, 'buyer_name', {
    besides: ` and invoice.customer_id is null and invoice.buyer_name <> ''`,
  });

export const ofTotal = (hundredths: bigint): Way =>
  ofInvoices([String(hundredths)], 'with_vat', { type: 'bigint' });

/** In whatever currency the invoice is. */
export const ofForeignTotal = (hundredths: bigint): Way =>
  ofInvoices([String(hundredths)], 'foreign_total', { type: 'bigint' });

/** Whose number begins so; in plain byte order nothing that does lies beyond the last character there is. */
export const ofNumber = (prefix: string): Way =>
  ofFew([prefix], {
    select: `select invoice.id from tenant.invoices invoice
      where invoice.business_id = $1 and invoice.number_text >= chosen.id
        and invoice.number_text < chosen.id || chr(1114111)`,
    order: 'order by invoice.number_text desc',
    moment: null,
  });

export const ofIic = (iic: string): Way =>
  ofFew([iic], {
    select: `select invoice.id from tenant.invoices invoice where invoice.business_id = $1 and invoice.iic = chosen.id`,
    order: '',
    moment: null,
  });

export const ofCode = (code: string): Way =>
  ofFew([code], {
    select: `select document.id from tenant.fiscal_documents document
      where document.business_id = $1 and document.code = chosen.id::uuid and document.kind = 'invoice'`,
    order: '',
    moment: null,
  });

/** What the tax authority has not taken. */
export const ofOpen = (statuses: readonly string[]): Way =>
  ofFew(statuses, {
    select: `select document.id from tenant.fiscal_documents document
      where document.business_id = $1 and document.status <> 'fiscalized' and document.status = chosen.id
        and document.kind = 'invoice'`,
    order: 'order by document.made_at desc',
    moment: 'document.made_at',
  });

import { recordIdFrom } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import {
  countedMost,
  nothing,
  summedMost,
  sumsColumns,
  type FoundInvoices,
  type FoundSums,
} from './found-invoices.ts';
import { andAll, conditionsOf, valuesFor, type Narrowing, type Values } from './invoice-conditions.ts';
import { boundsOf, type WantedInvoices } from './wanted-invoices.ts';

/** One way to come by invoices, the newest first, that an index serves. */
export interface Way {
  /** One for each customer, article …: the newest invoices of each are looked at. */
  readonly of: readonly string[];
  /** Selects the ids of the invoices of `chosen.id`. */
  readonly select: string;
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

/** So many are looked at before the page is known to need more; beyond that nobody counts. */
const lookedAtFirst = 500;

interface Look {
  /** Of the page alone. */
  readonly ids: readonly string[];
  readonly count: number;
  /** Of all that were found, where these are no more than are worth it. */
  readonly sums: FoundSums;
  readonly isCut: boolean;
  /** Up to here nothing newer is missing. */
  readonly sureCount: number;
}

/**
 * Looks at the newest invoices of each way, and further back only where they do not fill the page: what is left out of
 * one way is older than all that was seen of it, so whatever is newer than that is certain.
 */
export async function findByIndex(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  ways: Ways,
): Promise<FoundInvoices> {
  const needed = wanted.skip + wanted.take;
  const chosen = ways.ways.reduce((sum, { of }) => sum + of.length, 0);
  let depth = Math.min(Math.max(Math.ceil(lookedAtFirst / Math.max(chosen, 1)) + 1, needed), ways.most);
  for (;;) {
    const { ids, count, sums, isCut, sureCount } = await lookAt(transaction, businessId, wanted, ways, depth);
    if (!isCut || sureCount >= needed || depth >= ways.most) {
      const isMore = isCut || ways.isMore || count > countedMost;
      const isSummed = !isMore && count <= summedMost;
      return { ids, count: Math.min(count, countedMost), isMore, sums: isSummed ? sums : null };
    }
    depth = Math.min(depth * 4, ways.most);
  }
}

/** What is asked beyond what the ways see to. */
function restOf(wanted: WantedInvoices, { ways, seenTo }: Ways, values: Values): string {
  const isByMoment = ways.every(({ moment }) => moment !== null && moment !== 'line.invoice_id');
  return andAll(conditionsOf(wanted, values, isByMoment ? [...seenTo, 'days'] : seenTo));
}

async function lookAt(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
  asked: Ways,
  depth: number,
): Promise<Look> {
  const { ways } = asked;
  if (ways.length === 0) return { ids: [], count: 0, sums: nothing, isCut: false, sureCount: 0 };
  const values = valuesFor(businessId);
  const depthPlace = values.place(depth);
  const candidates = ways.map((way, place) => candidatesOf(way, place, wanted, values, depthPlace));
  const conditions = restOf(wanted, asked, values);
  const ofInvoices =
    conditions === ''
      ? ''
      : `join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = candidate.id where true${conditions}`;
  const worthSums = `(select count(*) from found) <= ${values.place(summedMost)} and not exists (select from cut)`;
  const [row] = await transaction.run(
    `with candidate as materialized (${candidates.join(' union all ')}),
     cut as materialized (select min(id) as id from candidate group by way, chosen having count(*) >= ${depthPlace}),
     found as materialized (select distinct candidate.id from candidate ${ofInvoices})
     select ${sumsColumns},
       array(select id from found order by id desc limit ${values.place(wanted.take)} offset ${values.place(wanted.skip)}) as ids,
       (select count(*) from found)::integer as count,
       exists (select from cut) as "isCut",
       (select count(*) from found where id >= (select max(id) from cut))::integer as "sureCount"
     from tenant.invoices where business_id = $1 and id = any (array(select id from found where ${worthSums}))`,
    values.given,
  );
  const { ids, count, isCut, sureCount, ...sums } = row as unknown as Omit<Look, 'sums'> & FoundSums;
  return { ids, count, sums, isCut, sureCount };
}

function candidatesOf(
  { of, select, order, moment }: Way,
  place: number,
  wanted: WantedInvoices,
  values: Values,
  depth: string,
): string {
  const bounds = moment === null ? '' : andAll(momentBounds(moment, wanted, values));
  return `
    select ${place} as way, chosen.id as chosen, newest.id from unnest(${values.place(of)}::text[]) as chosen (id)
    cross join lateral (${select}${bounds} ${order} limit ${depth}) newest`;
}

/** No invoice waits so long for its number. */
const idBeforeIssueMsMost = 3_600_000;

function momentBounds(
  moment: NonNullable<Way['moment']>,
  wanted: WantedInvoices,
  { place }: Values,
): readonly string[] {
  const { from, before } = boundsOf(wanted);
  const isId = moment === 'line.invoice_id';
  return [
    ...(from === null ? [] : [`${moment} >= ${place(isId ? idAt(from, -idBeforeIssueMsMost) : from)}`]),
    ...(before === null ? [] : [`${moment} < ${place(isId ? idAt(before, idBeforeIssueMsMost) : before)}`]),
  ];
}

const idAt = (moment: Date, furtherMs: number): string =>
  recordIdFrom(moment.getTime() + furtherMs, new Uint8Array(6));

const newestFirst = 'order by invoice.issued_at desc, invoice.id desc';

/** The invoices of each customer. */
export const ofCustomers = (ids: readonly string[]): Way => ({
  of: ids,
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.customer_id = chosen.id`,
  order: newestFirst,
  moment: 'invoice.issued_at',
});

/** The invoices in which each article is; ids begin with their moment. */
export const ofArticles = (ids: readonly string[]): Way => ({
  of: ids,
  select: `select line.invoice_id as id from tenant.invoice_lines line
    where line.business_id = $1 and line.article_id = chosen.id`,
  order: 'group by line.invoice_id order by line.invoice_id desc',
  moment: 'line.invoice_id',
});

/** The invoices in which something was sold that is no article. */
export const ofLineNames = (names: readonly string[]): Way => ({
  of: names,
  select: `select line.invoice_id as id from tenant.invoice_lines line
    where line.business_id = $1 and line.name = chosen.id and line.article_id is null`,
  order: 'group by line.invoice_id order by line.invoice_id desc',
  moment: 'line.invoice_id',
});

/** The invoices of a buyer, known as a customer or not. */
export const ofBuyer = (idNumber: string): Way => ({
  of: [idNumber],
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.buyer_id_number = chosen.id and invoice.buyer_id_number <> ''`,
  order: newestFirst,
  moment: 'invoice.issued_at',
});

/** The invoices of buyers who are no customers. */
export const ofBuyerNames = (names: readonly string[]): Way => ({
  of: names,
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.buyer_name = chosen.id and invoice.customer_id is null
      and invoice.buyer_name <> ''`,
  order: newestFirst,
  moment: 'invoice.issued_at',
});

export const ofTotal = (hundredths: bigint): Way => ({
  of: [String(hundredths)],
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.with_vat = chosen.id::bigint`,
  order: newestFirst,
  moment: 'invoice.issued_at',
});

/** In whatever currency the invoice is. */
export const ofForeignTotal = (hundredths: bigint): Way => ({
  of: [String(hundredths)],
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.foreign_total = chosen.id::bigint`,
  order: newestFirst,
  moment: 'invoice.issued_at',
});

/** Whose number begins so; in plain byte order nothing that does lies beyond the last character there is. */
export const ofNumber = (prefix: string): Way => ({
  of: [prefix],
  select: `select invoice.id from tenant.invoices invoice
    where invoice.business_id = $1 and invoice.number_text >= chosen.id
      and invoice.number_text < chosen.id || chr(1114111)`,
  order: 'order by invoice.number_text desc',
  moment: null,
});

export const ofIic = (iic: string): Way => ({
  of: [iic],
  select: `select invoice.id from tenant.invoices invoice where invoice.business_id = $1 and invoice.iic = chosen.id`,
  order: '',
  moment: null,
});

export const ofCode = (code: string): Way => ({
  of: [code],
  select: `select document.id from tenant.fiscal_documents document
    where document.business_id = $1 and document.code = chosen.id::uuid and document.kind = 'invoice'`,
  order: '',
  moment: null,
});

/** What the tax authority has not taken. */
export const ofOpen = (statuses: readonly string[]): Way => ({
  of: statuses,
  select: `select document.id from tenant.fiscal_documents document
    where document.business_id = $1 and document.status <> 'fiscalized' and document.status = chosen.id
      and document.kind = 'invoice'`,
  order: 'order by document.made_at desc',
  moment: 'document.made_at',
});

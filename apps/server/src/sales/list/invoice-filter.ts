import { eInvoiceStatuses } from '@tezga/domain';
import { issuedConditions } from '../../fiscalization/index.ts';
import { isOneOf, oneOf as choiceOf, type Values } from '../../platform/documents/find-page.ts';
import type { SearchMatches } from './search-matches.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

/** Results of the lookups that run before the query for invoices. */
export interface LookedUp {
  readonly matches: SearchMatches | null;
  /** The combinations of methods that contain a wanted one; null if the filter allows every method. */
  readonly methods: readonly string[] | null;
}

/** The SQL conditions on `invoice` of tenant.invoices; an empty choice adds no condition. */
export function invoiceConditions(
  wanted: WantedInvoices,
  { matches, methods }: LookedUp,
  values: Values,
): string[] {
  const oneOf = (column: string, chosen: readonly unknown[], type?: 'smallint') =>
    choiceOf(column, chosen, values, type);
  return [
    ...issuedConditions('invoice', wanted, values),
    ...oneOf('invoice.shop_id', wanted.shopIds),
    ...oneOf('invoice.customer_id', wanted.customerIds),
    ...(wanted.classes === null ? [] : [isOneOf('invoice.class', wanted.classes, values)]),
    ...oneOf('invoice.hour', wanted.hours ?? [], 'smallint'),
    ...(methods === null ? [] : [isOneOf('invoice.methods', methods, values)]),
    ...(wanted.articleIds.length === 0
      ? []
      : [`exists (${linesOf('article_id', wanted.articleIds, values)} and line.invoice_id = invoice.id)`]),
    ...partConditions(wanted, values),
    ...eInvoiceConditions(wanted.eInvoices, values),
    ...(wanted.isCorrective === null ? [] : [`${wanted.isCorrective ? '' : 'not '}${isCorrective}`]),
    ...deadlineConditions(wanted.payDeadline, values),
    ...(wanted.isUnpaid ? [isUnpaid] : []),
    ...(matches === null ? [] : [searchCondition(matches, values)]),
  ];
}

const lineExists = (condition: string) =>
  `exists (select from tenant.invoice_lines line
    where line.business_id = $1 and line.invoice_id = invoice.id and ${condition})`;

/**
 * The conditions of filters that only links from reports set: weekdays, VAT rates, categories, lines without an
 * article, and buyers without a customer record.
 */
function partConditions(
  { weekdays, taxes, categoryIds, hasFreeLines, buyers }: WantedInvoices,
  values: Values,
): string[] {
  const tax = `coalesce(line.exemption, line.vat_percent::text, '0')`;
  return [
    ...choiceOf('extract(isodow from invoice.day)::smallint', weekdays, values, 'smallint'),
    ...choiceOf(tax, taxes, values).map(lineExists),
    ...choiceOf('link.category_id', categoryIds, values).map((chosen) =>
      lineExists(`exists (select from tenant.article_categories link
        where link.business_id = $1 and link.article_id = line.article_id and ${chosen})`),
    ),
    ...(hasFreeLines ? [lineExists('line.article_id is null')] : []),
    ...choiceOf('invoice.buyer_name', buyers, values).map(
      (name) => `invoice.customer_id is null and ${name}`,
    ),
  ];
}

/** `any` means all e-invoices, so further choices add nothing. */
function eInvoiceConditions(chosen: WantedInvoices['eInvoices'], { place }: Values): string[] {
  if (chosen.length === 0) return [];
  if (chosen.includes('any')) return [eInvoiceExists('')];
  const statuses = chosen.filter((state) => eInvoiceStatuses.some((status) => status === state));
  const states = [
    ...(chosen.includes('pending') ? [`progress.state in ('waiting', 'pending')`] : []),
    ...(chosen.includes('error') ? [`progress.state = 'error'`] : []),
    ...(statuses.length === 0 ? [] : [`progress.status = any (${place(statuses)}::text[])`]),
  ];
  return [eInvoiceExists(`and (${states.join(' or ')})`)];
}

const eInvoiceExists = (condition: string): string =>
  `exists (select from tenant.e_invoices progress
    where progress.business_id = $1 and progress.invoice_id = invoice.id ${condition})`;

const isCorrective = `exists (select from tenant.invoice_references reference
  where reference.business_id = $1 and reference.invoice_id = invoice.id
    and reference.relation in ('corrects', 'cancels'))`;

const deadlineConditions = ({ from, to }: WantedInvoices['payDeadline'], { place }: Values): string[] => [
  ...(from === undefined ? [] : [`invoice.pay_deadline >= ${place(from)}::date`]),
  ...(to === undefined ? [] : [`invoice.pay_deadline <= ${place(to)}::date`]),
];

/** OFFSET 0 makes the planner collect the unpaid documents first; otherwise it may scan all invoices for them. */
const isUnpaid = `invoice.id in (select item.document_id from tenant.open_items item
  where item.business_id = $1 and item.side = 'customer' and item.open_mon > 0 offset 0)`;

const linesOf = (column: 'article_id' | 'name', chosen: readonly string[], values: Values): string =>
  `select line.invoice_id from tenant.invoice_lines line
   where line.business_id = $1 and ${isOneOf(`line.${column}`, chosen, values)}`;

const invoices = (condition: string): string =>
  `select found.id from tenant.invoices found where found.business_id = $1 and ${condition}`;

/**
 * A union of all interpretations of the search text, each with its own index scan. OFFSET 0 makes the planner collect
 * the matches first; otherwise it may scan the lines of every invoice, from the newest on, until it has filled a
 * page.
 */
export function searchCondition(matches: SearchMatches, values: Values): string {
  const { place } = values;
  const { numberPrefix, iic, code, buyerId, total, customerIds, buyerNames, articleIds, lineNames } = matches;
  const parts = [
    // A range scan for the prefix: in byte order, U+10FFFF comes after every number with this prefix.
    ...(numberPrefix === null
      ? []
      : [
          invoices(
            `found.number_text >= ${place(numberPrefix)} and found.number_text < ${place(`${numberPrefix}\u{10FFFF}`)}`,
          ),
        ]),
    ...(iic === null ? [] : [invoices(`found.iic = ${place(iic)}`)]),
    ...(code === null
      ? []
      : [
          `select document.id from tenant.fiscal_documents document
          where document.business_id = $1 and document.code = ${place(code)}::text::uuid`,
          `select progress.invoice_id from tenant.e_invoices progress
          where progress.business_id = $1 and progress.eic = ${place(code)}::text::uuid`,
        ]),
    ...(buyerId === null
      ? []
      : [invoices(`found.buyer_id_number = ${place(buyerId)} and found.buyer_id_number <> ''`)]),
    ...(total === null
      ? []
      : [invoices(`found.with_vat = ${place(total)}`), invoices(`found.foreign_total = ${place(total)}`)]),
    ...(customerIds.length === 0 ? [] : [invoices(isOneOf('found.customer_id', customerIds, values))]),
    ...(buyerNames.length === 0
      ? []
      : [
          invoices(
            `${isOneOf('found.buyer_name', buyerNames, values)} and found.customer_id is null and found.buyer_name <> ''`,
          ),
        ]),
    ...(articleIds.length === 0 ? [] : [linesOf('article_id', articleIds, values)]),
    ...(lineNames.length === 0 ? [] : [`${linesOf('name', lineNames, values)} and line.article_id is null`]),
  ];
  return parts.length === 0 ? 'false' : `invoice.id in (${parts.join(' union ')} offset 0)`;
}

import { hourKey, tiranaZone } from '@tezga/domain';
import { boundsOf, type WantedInvoices } from './wanted-invoices.ts';

/** The values of a statement that is put together, by the places they take in it. */
export interface Values {
  readonly given: unknown[];
  readonly place: (value: unknown) => string;
}

/** The business stands first in every statement. */
export function valuesFor(businessId: string): Values {
  const given: unknown[] = [businessId];
  return { given, place: (value) => `$${given.push(value)}` };
}

export type Narrowing =
  | 'posIds'
  | 'operatorIds'
  | 'shopIds'
  | 'customerIds'
  | 'articleIds'
  | 'methods'
  | 'classes'
  | 'statuses'
  | 'days'
  | 'hours';

type Condition = (wanted: WantedInvoices, values: Values) => readonly string[];

const oneOf = (column: string, wanted: readonly string[] | null, { place }: Values): readonly string[] =>
  wanted === null || wanted.length === 0 ? [] : [`${column} = any (${place(wanted)}::text[])`];

const conditions: Record<Narrowing, Condition> = {
  posIds: ({ posIds }, values) => oneOf('invoice.till_id', posIds, values),
  operatorIds: ({ operatorIds }, values) => oneOf('invoice.operator_id', operatorIds, values),
  shopIds: ({ shopIds }, values) => oneOf('invoice.shop_id', shopIds, values),
  customerIds: ({ customerIds }, values) => oneOf('invoice.customer_id', customerIds, values),
  articleIds: ({ articleIds }, { place }) =>
    articleIds.length === 0
      ? []
      : [
          `exists (select from tenant.invoice_lines line where line.business_id = $1
             and line.invoice_id = invoice.id and line.article_id = any (${place(articleIds)}::text[]))`,
        ],
  methods: ({ methods }, { place }) =>
    methods.length === 0
      ? []
      : [
          `(${methods.map((method) => `invoice.payments @> ${place(paidBy(method))}::text::jsonb`).join(' or ')})`,
        ],
  classes: ({ classes }, { place }) =>
    classes === null ? [] : [`invoice.class = any (${place(classes)}::text[])`],
  statuses: ({ statuses }, { place }) =>
    statuses === null
      ? []
      : [
          `exists (select from tenant.fiscal_documents document where document.business_id = $1
             and document.id = invoice.id and document.status = any (${place(statuses)}::text[]))`,
        ],
  days: (wanted, { place }) => {
    const { from, before } = boundsOf(wanted);
    return [
      ...(from === null ? [] : [`invoice.issued_at >= ${place(from)}`]),
      ...(before === null ? [] : [`invoice.issued_at < ${place(before)}`]),
    ];
  },
  hours: ({ hours }, values) =>
    oneOf(
      `to_char(invoice.issued_at at time zone '${tiranaZone}', 'HH24')`,
      hours?.map(hourKey) ?? null,
      values,
    ),
};

const paidBy = (method: string): string => JSON.stringify([{ method }]);

const narrowings = Object.keys(conditions) as Narrowing[];

/** What an invoice must be to be in the list, but for what is already seen to. */
export function conditionsOf(
  wanted: WantedInvoices,
  values: Values,
  seenTo: readonly Narrowing[] = [],
): readonly string[] {
  return narrowings
    .filter((narrowing) => !seenTo.includes(narrowing))
    .flatMap((narrowing) => conditions[narrowing](wanted, values));
}

/** As the rest of a where clause. */
export const andAll = (parts: readonly string[]): string => parts.map((part) => ` and ${part}`).join('');

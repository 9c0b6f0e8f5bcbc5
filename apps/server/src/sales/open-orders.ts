import { openOrdersMost, type contract } from '@tezga/contract';
import {
  amountOf,
  endOfTiranaDay,
  startOfTiranaDay,
  tiranaDay,
  type Buyer,
  type SummedUpMethod,
} from '@tezga/domain';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { andAll, valuesFor, type Values } from './invoice-conditions.ts';
import { correctionsOf, isSummable, isSummedUp } from './summed-orders.ts';
import type { z } from 'zod';

type Asked = z.output<typeof contract.sales.openOrders.input>;
type OpenOrder = z.input<typeof contract.sales.openOrders.output>['orders'][number];

/** Who does not say from when means so many days; all that ever was would have to be looked through for the few that are open. */
const usualDays = 62;
const dayMs = 86_400_000;

export const openOrders: Handler<typeof contract.sales.openOrders> = async (
  input,
  { transaction, businessId, clock },
) => {
  const from = input.from ?? tiranaDay(new Date(clock.now().getTime() - usualDays * dayMs));
  const values = valuesFor(businessId);
  const found = await transaction.run(openStatement({ ...input, from }, values), values.given);
  const rows = (found as unknown as readonly OpenRow[]).slice(0, openOrdersMost);
  const resultOf = await fiscalResults(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((row) => ({ ...openOrder(row), status: resultOf(row.id).status })),
    from,
    isMore: found.length > rows.length,
  };
};

interface OpenRow {
  readonly id: string;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly tillId: string;
  readonly tillName: string;
  readonly operatorName: string;
  readonly customerId: string | null;
  readonly buyer: Buyer | null;
  readonly notes: string;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly lineCount: number;
  readonly payments: readonly [{ readonly method: SummedUpMethod; readonly companyCard: string | null }];
  readonly withVat: bigint;
  /** Null where the order is in lek. */
  readonly withVatInCurrency: bigint | null;
}

function openOrder(row: OpenRow): Omit<OpenOrder, 'status'> {
  const [{ method, companyCard }] = row.payments;
  return {
    _id: row.id,
    invoiceNumber: row.numberText,
    issueDateTime: row.issuedAt.toISOString(),
    method,
    companyCard: companyCard ?? '',
    posId: row.tillId,
    posName: row.tillName,
    operatorName: row.operatorName,
    customerId: row.customerId,
    buyer: row.buyer,
    notes: row.notes,
    currencyCode: row.currency,
    currencyExRate: Number(row.exchangeRate),
    linesCount: row.lineCount,
    totalPrice: amountOf(row.withVat),
    totalPriceAlt: row.withVatInCurrency === null ? null : amountOf(row.withVatInCurrency),
  };
}

// An order of which corrections left nothing is not open; one that never cost anything is.
const openOfClass = (condition: string, wanted: string) => `
  (select invoice.*, invoice.with_vat + corrected.with_vat as left_with_vat,
     (invoice.in_currency->>'withVat')::bigint + corrected.in_currency as left_in_currency
   from tenant.invoices invoice, lateral (
     ${correctionsOf('= invoice.id')}
     select count(*) as count, coalesce(sum(other.with_vat), 0)::bigint as with_vat,
       coalesce(sum((other.in_currency->>'withVat')::bigint), 0)::bigint as in_currency
     from correction join tenant.invoices other on other.business_id = $1 and other.id = correction.id
   ) corrected
   where invoice.business_id = $1 and ${condition}${wanted} and not ${isSummedUp} and ${isSummable}
     and (corrected.count = 0 or invoice.with_vat + corrected.with_vat <> 0)
   order by invoice.issued_at desc, invoice.id desc limit ${openOrdersMost + 1})`;

/** Orders are a class of their own; what was charged to a company card is cash. */
function openStatement(asked: Asked & { readonly from: string }, values: Values): string {
  const wanted = andAll(conditionsOf(asked, values));
  return `
    select invoice.id, number_text as "numberText", issued_at as "issuedAt", till_id as "tillId",
      till.name as "tillName", operator_name as "operatorName", customer_id as "customerId",
      buyer, notes, currency,
      exchange_rate::text as "exchangeRate", line_count as "lineCount", payments,
      left_with_vat as "withVat", left_in_currency as "withVatInCurrency"
    from (
      ${openOfClass(`invoice.class = 'order'`, wanted)}
      union all
      ${openOfClass(
        `invoice.class = 'cash' and invoice.payments @> '[{"method": "COMPANY"}]'
           and jsonb_array_length(invoice.payments) = 1`,
        wanted,
      )}
    ) invoice
    join tenant.tills till on till.business_id = $1 and till.id = invoice.till_id
    order by issued_at desc, invoice.id desc limit ${openOrdersMost + 1}`;
}

function conditionsOf(
  { posId, customerId, from, to, search = '' }: Asked & { readonly from: string },
  { place }: Values,
): readonly string[] {
  const pattern = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const part = search === '' ? '' : place(pattern);
  return [
    `invoice.issued_at >= ${place(startOfTiranaDay(from))}`,
    ...(to === undefined ? [] : [`invoice.issued_at < ${place(endOfTiranaDay(to))}`]),
    ...(posId === undefined ? [] : [`invoice.till_id = ${place(posId)}`]),
    ...(customerId === undefined ? [] : [`invoice.customer_id = ${place(customerId)}`]),
    ...(part === ''
      ? []
      : [
          `(invoice.buyer_name ilike ${part} or invoice.buyer_id_number ilike ${part} or invoice.notes ilike ${part})`,
        ]),
  ];
}

import { rateInColumn } from '../../platform/database/numeric.ts';
import { openOrdersMax, type contract } from '@tezga/contract';
import { endOfTiranaDay, startOfTiranaDay, type Buyer, type Money, type SummedUpMethod } from '@tezga/domain';
import { fiscalResults } from '../../fiscalization/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Handler } from '../../platform/http/context.ts';
import { andAll, valuesFor, type Values } from '../../platform/documents/find-page.ts';
import { correctionsOf } from './summed-orders.ts';
import type { z } from 'zod';

type Filter = z.output<typeof contract.sales.openOrders.input>;
type OpenOrder = z.output<typeof contract.sales.openOrders.output>['orders'][number];

/** Scan limit: a filter by till, customer or text looks at this many of the newest open orders. */
const scannedOrdersMax = 20_000;

export const openOrders: Handler<typeof contract.sales.openOrders> = async (
  input,
  { transaction, businessId },
) => {
  const values = valuesFor(businessId);
  const found = await transaction.run<OpenRow>(openStatement(input, values), values.given);
  const rows = found.slice(0, openOrdersMax);
  const resultOf = await fiscalResults(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((row) => ({ ...openOrder(row), status: resultOf(row.id).status })),
    from: input.from ?? null,
    isMore: found.length > rows.length || (await isCut(transaction, businessId, input)),
  };
};

/** Whether there are more open orders than the scan limit. */
async function isCut(transaction: Transaction, businessId: string, filter: Filter): Promise<boolean> {
  const values = valuesFor(businessId);
  const [beyond] = await transaction.run(
    `${opened('1', filter, values)} offset ${scannedOrdersMax} limit 1`,
    values.given,
  );
  return beyond !== undefined;
}

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
  readonly withVat: Money;
  /** Null if the order is in lek. */
  readonly withVatInCurrency: Money | null;
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
    currencyExRate: rateInColumn(row.exchangeRate),
    linesCount: row.lineCount,
    totalPrice: row.withVat,
    totalPriceAlt: row.withVatInCurrency,
  };
}

/** Open orders of the requested days, or all. */
function opened(columns: string, { from, to }: Filter, { place }: Values): string {
  const ofDays = [
    ...(from === undefined ? [] : [`issued_at >= ${place(startOfTiranaDay(from))}`]),
    ...(to === undefined ? [] : [`issued_at < ${place(endOfTiranaDay(to))}`]),
  ];
  return `select ${columns} from tenant.open_orders where business_id = $1${andAll(ofDays)}`;
}

const newestFirst = 'order by invoice.issued_at desc, invoice.id desc';

/** Corrections are computed only for the orders on the page. */
function openStatement(filter: Filter, values: Values): string {
  const looked = `${opened('invoice_id', filter, values)}
    order by issued_at desc, invoice_id desc limit ${scannedOrdersMax}`;
  const wanted = andAll(conditionsOf(filter, values));
  return `
    select invoice.id, invoice.number_text as "numberText", invoice.issued_at as "issuedAt",
      invoice.till_id as "tillId", till.name as "tillName", invoice.operator_name as "operatorName",
      invoice.customer_id as "customerId", invoice.buyer, invoice.notes, invoice.currency,
      invoice.exchange_rate::text as "exchangeRate", invoice.line_count as "lineCount", invoice.payments,
      invoice.with_vat + corrected.with_vat as "withVat",
      (invoice.in_currency->>'withVat')::bigint + corrected.in_currency as "withVatInCurrency"
    from (
      select invoice.* from (${looked}) opened
      join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = opened.invoice_id
      where true${wanted}
      ${newestFirst} limit ${openOrdersMax + 1}
    ) invoice
    join tenant.tills till on till.business_id = $1 and till.id = invoice.till_id
    cross join lateral (
      ${correctionsOf('= invoice.id')}
      select coalesce(sum(other.with_vat), 0)::bigint as with_vat,
        coalesce(sum((other.in_currency->>'withVat')::bigint), 0)::bigint as in_currency
      from correction join tenant.invoices other on other.business_id = $1 and other.id = correction.id
    ) corrected
    ${newestFirst}`;
}

function conditionsOf({ posId, customerId, search = '' }: Filter, { place }: Values): readonly string[] {
  const pattern = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const part = search === '' ? '' : place(pattern);
  return [
    ...(posId === undefined ? [] : [`invoice.till_id = ${place(posId)}`]),
    ...(customerId === undefined ? [] : [`invoice.customer_id = ${place(customerId)}`]),
    ...(part === ''
      ? []
      : [
          `(invoice.buyer_name ilike ${part} or invoice.buyer_id_number ilike ${part} or invoice.notes ilike ${part})`,
        ]),
  ];
}

import { mayReadField, type contract, type OutputOf } from '@tezga/contract';
import {
  endOfTiranaDay,
  startOfTiranaDay,
  type Money,
  type Quantity,
  type StockDocument,
} from '@tezga/domain';
import { rangeBefore, type DayRange } from '../dashboard/index.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, oneOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { isNotReplaced } from '../warehouse/index.ts';
import { inCategories } from './in-categories.ts';

type Calls = typeof contract.reports;
type Input = Parameters<Handler<Calls['stockEntries']>>[0];
type Report = OutputOf<Calls['stockEntries']>;

export const stockEntries: Handler<Calls['stockEntries']> = (input, context) =>
  movedReport('in', inReadableOrder(input, context), context);

export const stockExits: Handler<Calls['stockExits']> = (input, context) =>
  movedReport('out', inReadableOrder(input, context), context);

/** Replaces the order by value for roles that may not read costs, because the order would reveal them. */
const inReadableOrder = (input: Input, context: BusinessContext): Input =>
  input.sort === 'value' && !mayReadField('cost', context) ? { ...input, sort: 'quantity' } : input;

interface Moved {
  readonly key: string | null;
  readonly name: string | null;
  readonly kind: StockDocument | null;
  readonly at: Date | null;
  readonly documents: bigint;
  readonly quantity: Quantity;
  readonly value: Money;
  readonly rowCount: bigint;
  readonly documentsSum: bigint;
  readonly quantitySum: Quantity;
  readonly valueSum: Money;
}

export async function movedReport(
  direction: 'in' | 'out',
  input: Input,
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
): Promise<Report> {
  const before = rangeBefore(input);
  const rows = await readMoved(direction, input, transaction, businessId);
  const earlier = await sumMoved(direction, { ...input, ...before }, transaction, businessId);
  return {
    rows: rows.flatMap(({ key, name, kind, at, documents, quantity, value }) =>
      key === null
        ? []
        : [
            {
              key,
              name,
              document: kind === null || at === null ? null : { kind, at: at.toISOString() },
              documents: Number(documents),
              quantity,
              value,
            },
          ],
    ),
    totalResult: Number(rows[0]?.rowCount ?? 0n),
    totals: sumsOf(rows),
    before: { ...before, ...sumsOf(earlier) },
  };
}

type Sums = Pick<Moved, 'documentsSum' | 'quantitySum' | 'valueSum'>;

function sumsOf([first]: readonly Sums[]) {
  if (first === undefined) throw new Error('the sums of a report are always one row');
  return { documents: Number(first.documentsSum), quantity: first.quantitySum, value: first.valueSum };
}

const sortColumns = {
  name: 'name collate platform.albanian',
  documents: 'documents',
  quantity: 'quantity',
  value: 'value',
} as const;

async function readMoved(
  direction: 'in' | 'out',
  input: Filter,
  transaction: Transaction,
  businessId: string,
): Promise<readonly Moved[]> {
  const { page, perPage, sort } = input;
  const values = valuesFor(businessId);
  const { place } = values;
  const order = `${sortColumns[sort]} ${input.direction === 'ascending' ? 'asc' : 'desc'} nulls last, key`;
  const statement = `
    with ${wantedRows(direction, input, values)},
    summed as (select count(*) as "rowCount", ${sums('documents')} from wanted)
    select summed.*, page.* from summed
    left join (select * from wanted order by ${order} limit ${place(perPage)} offset ${place((page - 1) * perPage)}) page on true
    order by ${order}`;
  return withCustomPlan(transaction, () => transaction.run<Moved>(statement, values.given));
}

/** The sums of all rows; names and employees of the documents are read only if the filter needs them. */
async function sumMoved(
  direction: 'in' | 'out',
  input: Filter,
  transaction: Transaction,
  businessId: string,
): Promise<readonly Sums[]> {
  const { operatorIds, employee, search = '' } = input;
  const values = valuesFor(businessId);
  const statement =
    operatorIds.length === 0 && employee === undefined && search === ''
      ? `with moved as materialized (${movedDocuments(direction, input, values)}) select ${sums('1')} from moved`
      : `with ${wantedRows(direction, input, values)} select ${sums('documents')} from wanted`;
  return withCustomPlan(transaction, () => transaction.run<Sums>(statement, values.given));
}

const sums = (documents: string) => `
  coalesce(sum(${documents}), 0)::bigint as "documentsSum", coalesce(sum(quantity), 0)::bigint as "quantitySum",
  coalesce(sum(value), 0)::bigint as "valueSum"`;

/**
 * SQL for `wanted`, the goods that moved in one direction, by document or by employee. The employee is the one who
 * posted the warehouse document, who ended the transfer, or who operated the till of the invoice.
 */
function wantedRows(direction: 'in' | 'out', input: Filter, values: Values): string {
  const { operatorIds, by, employee, search } = input;
  const { place } = values;
  const chosen = andAll([
    ...oneOf('employee_id', operatorIds, values),
    ...(employee === undefined ? [] : [`employee_id = ${place(employee)}::text`]),
  ]);
  const grouped =
    employee === undefined && by === 'employee'
      ? `select employee_id as key, max(employee_name) as name, null::text as kind, null::timestamptz as at,
          count(*) as documents, sum(quantity)::bigint as quantity, sum(value)::bigint as value
         from placed where true${chosen} group by employee_id`
      : `select document_id as key, number_text as name, document_kind as kind, at, 1::bigint as documents, quantity, value
         from placed where true${chosen}`;
  const matches = searchPatterns(search).map(
    (pattern) => `' ' || platform.folded(name) like ${place(pattern)}`,
  );
  return `
    moved as materialized (${movedDocuments(direction, input, values)}), placed as (${placedDocuments[direction]}),
    wanted as materialized (select * from (${grouped}) grouped where true${andAll(matches)})`;
}

type Filter = Omit<Input, keyof DayRange> & DayRange;

/** SQL that sums the movements of each document in the period. */
function movedDocuments(
  direction: 'in' | 'out',
  { from, to, shopIds, categoryIds }: Filter,
  values: Values,
): string {
  const { place } = values;
  const sign = direction === 'in' ? '' : '-';
  const conditions = andAll([
    `quantity ${direction === 'in' ? '>' : '<'} 0`,
    `at >= ${place(startOfTiranaDay(from))}::timestamptz`,
    `at < ${place(endOfTiranaDay(to))}::timestamptz`,
    ...oneOf('shop_id', shopIds, values),
    ...inCategories('article_id', categoryIds, values),
  ]);
  return `
      select document_kind, document_id::text as document_id, max(at) as at,
        ${sign}sum(quantity)::bigint as quantity, ${sign}sum(value)::bigint as value
      from tenant.stock_movements movement where business_id = $1${conditions} and ${isNotReplaced('movement')}
      group by document_kind, document_id`;
}

/**
 * SQL that adds the number and the employee to each document; `people` says where the user of a warehouse document
 * is stored.
 */
const placedBy = (people: { readonly id: string; readonly name: string; readonly join: string }) => `
      select moved.*, coalesce(document.number_text, invoice.number_text) as number_text,
        coalesce(poster.id, invoice.operator_id, '')::text as employee_id,
        coalesce(poster.name, seller.name, ${people.name}, invoice.operator_name) as employee_name
      from moved
      left join tenant.warehouse_documents document on document.business_id = $1 and document.id = moved.document_id
      ${people.join}
      left join tenant.employees poster on poster.business_id = $1 and poster.user_id = ${people.id}
      -- OFFSET 0 keeps one index scan for each invoice of the period; a hash join would read all invoices.
      left join lateral (
        select number_text, operator_id, operator_name from tenant.invoices
        where moved.document_kind = 'invoice' and business_id = $1 and id = moved.document_id offset 0
      ) invoice on true
      left join tenant.employees seller on seller.business_id = $1 and seller.id = invoice.operator_id`;

const placedDocuments = {
  out: placedBy({ id: 'document.by_id', name: 'document.by_name', join: '' }),
  // Goods of a transfer enter a shop when the transfer is completed or cancelled, which may be done by another
  // employee than the one who sent them.
  in: placedBy({
    id: 'coalesce(ended.by_id, document.by_id)',
    name: 'coalesce(ended.by_name, document.by_name)',
    join: `left join tenant.transfer_ends ended on ended.business_id = $1 and ended.document_id = moved.document_id`,
  }),
};

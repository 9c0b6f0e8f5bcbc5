import type { contract } from '@tezga/contract';
import { asMoney, type Money, type SubjectSide } from '@tezga/domain';
import type { z } from 'zod';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { inOrderOf } from '../platform/documents/read-documents.ts';

export type ListedPayment = z.output<typeof contract.payments.list.output>['payments'][number];

export interface ListedRow {
  readonly id: string;
  readonly number: string;
  readonly kind: ListedPayment['kind'];
  readonly side: SubjectSide;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly method: ListedPayment['method'];
  readonly place: string | null;
  readonly day: string;
  readonly madeAt: Date;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly amount: Money;
  readonly amountInLek: Money;
  readonly rest: Money;
  readonly note: string;
  readonly by: string;
  readonly reversesId: string | null;
  readonly reversedById: string | null;
  readonly movementId: string | null;
}

/** The payments with these ids, in their order. */
export async function paymentRows(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedRow[]> {
  return inOrderOf(ids, await transaction.run<ListedRow>(readPayments, [businessId, ids]));
}

const readPayments = `
  select payment.id, payment.number_text as number, payment.kind, payment.side, payment.subject_id as "subjectId",
    customer.name as "subjectName", payment.method,
    coalesce(till.name, account.bank_name || ' …' || right(account.iban, 4)) as place, payment.day::text as day,
    payment.made_at as "madeAt", payment.currency, payment.exchange_rate::text as "exchangeRate", payment.amount,
    payment.amount_all as "amountInLek", payment.rest, payment.note, payment.by_name as "by",
    payment.reverses_id as "reversesId", reversal.id as "reversedById", payment.movement_id as "movementId"
  from tenant.payments payment
  left join tenant.customers customer on customer.business_id = $1 and customer.id = payment.subject_id
  left join tenant.tills till on till.business_id = $1 and till.id = payment.till_id
  left join tenant.accounts account on account.business_id = $1 and account.id = payment.account_id
  left join tenant.payments reversal on reversal.business_id = $1 and reversal.reverses_id = payment.id
  where payment.business_id = $1 and payment.id = any ($2::text[])`;

export const listedPayment = (
  { id, exchangeRate, madeAt, day, side, movementId: _movementId, ...row }: ListedRow,
  withoutRecord: Readonly<Record<SubjectSide, string>>,
): ListedPayment => ({
  ...row,
  _id: id,
  type: side,
  subjectName: row.subjectName ?? withoutRecord[side],
  place: row.place ?? '',
  date: day,
  madeAt: madeAt.toISOString(),
  exRate: rateInColumn(exchangeRate),
});

interface DocumentRow {
  readonly id: string;
  readonly number: string | null;
  readonly isAdvance: boolean;
  readonly currency: string;
  readonly settled: bigint;
  readonly settledInLek: bigint;
  readonly worth: bigint;
  readonly open: bigint | null;
}

/** The documents of a payment; for a reversal, the documents of the reversed payment. */
export async function documentsOfPayment(transaction: Transaction, businessId: string, paymentId: string) {
  const rows = await transaction.run<DocumentRow>(readDocuments, [businessId, paymentId]);
  return rows.map(({ id, number, isAdvance, currency, settled, settledInLek, worth, open }) => ({
    _id: id,
    number: number ?? '',
    isAdvance,
    currency,
    settled: asMoney(settled),
    settledInLek: asMoney(settledInLek),
    rateDifference: asMoney(worth - settledInLek),
    open: asMoney(open ?? 0n),
  }));
}

const readDocuments = `
  select allocation.document_id as id,
    coalesce(invoice.number_text, purchase.number, merged.number, advance.number_text) as number,
    allocation.is_advance as "isAdvance", allocation.currency, allocation.settled,
    allocation.settled_all as "settledInLek", allocation.worth_all as worth,
    item.open_mon as open
  from tenant.payment_allocations allocation
  join tenant.payments payment on payment.business_id = $1 and payment.id = allocation.payment_id
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = allocation.document_id
  left join tenant.purchases purchase on purchase.business_id = $1 and purchase.id = allocation.document_id
  left join tenant.merged_purchases merged on merged.business_id = $1 and merged.id = allocation.document_id
  left join tenant.payments advance on advance.business_id = $1 and advance.id = allocation.document_id
  left join tenant.open_items item on item.business_id = $1 and item.side = payment.side
    and item.subject_id = payment.subject_id and item.document_id = allocation.document_id
  where allocation.business_id = $1 and allocation.payment_id = $2 order by allocation.place`;

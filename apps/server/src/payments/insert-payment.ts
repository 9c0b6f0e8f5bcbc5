import type {
  Allocation,
  ExchangeRate,
  Money,
  PaymentSettlement,
  RecordedPaymentMethod,
} from '@tezga/domain';
import { sql } from 'kysely';
import { columnOfRate } from '../platform/database/numeric.ts';
import type { Row } from '../platform/database/schema.generated.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { insertRows } from '../platform/documents/insert-rows.ts';
import type { DocumentNumber } from '../platform/documents/next-number.ts';
import type { Subject } from './store.ts';

export type PaymentRow = Row<'tenant.payments'>;

export interface NewPayment extends Subject {
  readonly id: string;
  readonly ownId: string;
  readonly fingerprint: Buffer;
  readonly number: DocumentNumber;
  readonly kind: 'payment' | 'refund' | 'set-off' | 'reversal';
  readonly method: RecordedPaymentMethod | null;
  readonly accountId: string | null;
  readonly tillId: string | null;
  readonly shopId: string | null;
  readonly movementId: string | null;
  readonly day: string;
  readonly currency: string;
  readonly exchangeRate: ExchangeRate;
  readonly amount: Money;
  readonly amountInLek: Money;
  readonly rest: PaymentSettlement['rest'];
  readonly reversesId: string | null;
  readonly note: string;
  readonly madeAt: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly allocations: readonly Allocation[];
  /** By document id, how much of the allocation is paid in banknotes. */
  readonly cash: ReadonlyMap<string, Money>;
}

/** Inserts a payment with its allocations. */
export async function insertPayment(
  transaction: Transaction,
  businessId: string,
  payment: NewPayment,
): Promise<void> {
  await transaction.queries.insertInto('tenant.payments').values(columnsOf(businessId, payment)).execute();
  await insertRows(
    transaction,
    'tenant.payment_allocations',
    payment.allocations.map(({ item, settled, worth }, index) => ({
      business_id: businessId,
      payment_id: payment.id,
      place: index + 1,
      document_id: item.documentId,
      is_advance: item.isAdvance,
      currency: item.currency,
      settled: settled.mon,
      settled_all: settled.all,
      worth_all: worth,
      cash_all: payment.cash.get(item.documentId) ?? 0n,
    })),
  );
}

const columnsOf = (businessId: string, payment: NewPayment) => ({
  business_id: businessId,
  id: payment.id,
  own_id: payment.ownId,
  fingerprint: payment.fingerprint,
  number: BigInt(payment.number.number),
  year: payment.number.year,
  number_text: payment.number.numberText,
  kind: payment.kind,
  side: payment.side,
  subject_id: payment.subjectId,
  method: payment.method,
  account_id: payment.accountId,
  till_id: payment.tillId,
  shop_id: payment.shopId,
  movement_id: payment.movementId,
  day: sql<Date>`${payment.day}::date`,
  currency: payment.currency,
  exchange_rate: columnOfRate(payment.exchangeRate),
  amount: payment.amount,
  amount_all: payment.amountInLek,
  rest: payment.rest.mon,
  rest_all: payment.rest.all,
  reverses_id: payment.reversesId,
  note: payment.note,
  made_at: payment.madeAt,
  by_id: payment.by.id,
  by_name: payment.by.name,
});

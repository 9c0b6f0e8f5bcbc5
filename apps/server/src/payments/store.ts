import {
  asMoney,
  cashCustomerId,
  type ExchangeRate,
  type Money,
  type OpenItem,
  type SubjectSide,
} from '@tezga/domain';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { isSeen } from '../platform/documents/seen.ts';

export interface Subject {
  readonly side: SubjectSide;
  readonly subjectId: string;
}

/** An open item, and the amount that its document charged. */
export interface ChargedItem extends OpenItem {
  readonly chargedMon: Money;
}

interface ItemRow {
  readonly documentId: string;
  readonly isAdvance: boolean;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly chargedMon: bigint;
  readonly openInLek: bigint;
  readonly openMon: bigint;
}

/** The open items of the subjects of one business. */
export function paymentsStore(transaction: Transaction, businessId: string) {
  return {
    /** Whether the business has this customer or supplier, also a deleted one; both are rows of `customers`. */
    async isSubject({ subjectId }: Subject): Promise<boolean> {
      if (subjectId === cashCustomerId) return true;
      const [row] = await transaction.run(
        'select 1 from tenant.customers where business_id = $1 and id = $2',
        [businessId, subjectId],
      );
      return row !== undefined;
    },

    /**
     * Whether the subject is a business by its identification number (NUIS), so that the cash limit between
     * businesses applies.
     */
    async isBusiness({ subjectId }: Subject): Promise<boolean> {
      const [row] = await transaction.run(
        `select 1 from tenant.customers
         where business_id = $1 and id = $2 and id_type = 'NUIS' and id_number <> ''`,
        [businessId, subjectId],
      );
      return row !== undefined;
    },

    /**
     * Locks the balances of a subject until the transaction ends. Every change of its items locks them first, so the
     * items that are read afterwards do not change.
     */
    async lockSubject({ side, subjectId }: Subject): Promise<void> {
      await transaction.run(
        `select 1 from tenant.subject_balances
         where business_id = $1 and side = $2 and subject_id = $3 order by currency for update`,
        [businessId, side, subjectId],
      );
    },

    /**
     * The open items of a subject that the user may see, the oldest document first: debts are positive, credits
     * negative.
     */
    async openItems({ side, subjectId }: Subject): Promise<ChargedItem[]> {
      const rows = await transaction.run<ItemRow>(readItems, [businessId, side, subjectId]);
      return rows.map(itemOf);
    },

    /** By document or advance, the cash received for it or refunded for it, in ALL and without reversed payments. */
    async cashOf(
      documentIds: readonly string[],
      direction: 'received' | 'refunded',
    ): Promise<ReadonlyMap<string, Money>> {
      const rows = await transaction.run<{ readonly id: string; readonly cash: bigint }>(readCash, [
        businessId,
        documentIds,
        direction === 'received' ? ['payment', 'set-off'] : ['refund'],
      ]);
      return new Map(rows.map(({ id, cash }) => [id, asMoney(cash)]));
    },

    /** The customer or supplier of a document on credit; null if the document is unknown or not on credit. */
    async subjectOf(documentId: string): Promise<Subject | null> {
      const [row] = await transaction.run<Subject>(
        `select side, subject_id as "subjectId" from tenant.open_items
         where business_id = $1 and document_id = $2 and not is_advance and ${isSeen('document_id')}`,
        [businessId, documentId],
      );
      return row ?? null;
    },
  };
}

const itemOf = ({ openInLek, openMon, chargedMon, exchangeRate, ...item }: ItemRow): ChargedItem => ({
  ...item,
  exchangeRate: rateOf(exchangeRate),
  chargedMon: asMoney(chargedMon),
  open: { all: asMoney(openInLek), mon: asMoney(openMon) },
});

const rateOf = (text: string): ExchangeRate => rateInColumn(text);

const readItems = `
  select document_id as "documentId", is_advance as "isAdvance", currency, exchange_rate::text as "exchangeRate",
    charged_mon as "chargedMon", open_all as "openInLek", open_mon as "openMon"
  from tenant.open_items
  where business_id = $1 and side = $2 and subject_id = $3 and (open_mon <> 0 or open_all <> 0)
    and ${isSeen('document_id')}
  order by day, document_id`;

const readCash = `
  select id, sum(cash)::bigint as cash from (
    select allocation.document_id as id, allocation.cash_all as cash, payment.id as payment_id
    from tenant.payment_allocations allocation
    join tenant.payments payment on payment.business_id = $1 and payment.id = allocation.payment_id
    where allocation.business_id = $1 and allocation.document_id = any ($2::text[]) and payment.kind = any ($3::text[])
    union all
    select id, rest_all, id from tenant.payments
    where business_id = $1 and id = any ($2::text[]) and method = 'BANKNOTE' and kind = 'payment' and kind = any ($3::text[])
  ) held
  where not exists (select 1 from tenant.payments reversal
    where reversal.business_id = $1 and reversal.reverses_id = held.payment_id)
  group by id`;

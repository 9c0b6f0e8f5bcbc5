import type { accountRecords } from '@tezga/contract';
import type { JournalDocument, JournalKind, Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface LineRow {
  readonly journalId: string;
  readonly accountPath: string;
  readonly debit: Money;
  readonly credit: Money;
  readonly debitMon: Money;
  readonly creditMon: Money;
  readonly currency: string;
  readonly exchangeRate: string;
}

export interface JournalRow {
  readonly id: string;
  readonly kind: JournalKind;
  readonly day: string;
  readonly madeAt: Date;
  readonly isVoid: boolean;
  readonly counterpartId: string | null;
  readonly documentType: JournalDocument;
  readonly documentId: string;
  readonly documentName: string;
  readonly party: string;
  readonly by: string;
}

export interface AccountRecord {
  readonly type: (typeof accountRecords)[number];
  readonly id: string;
  readonly name: string;
}

/** Reads the journals of one business. */
export function journalsRead(transaction: Transaction, businessId: string) {
  return {
    /** The journals in the order of the ids; ids that the business does not have are left out. */
    async heads(ids: readonly string[]): Promise<JournalRow[]> {
      const rows = await transaction.run<JournalRow>(readHeads, [businessId, ids]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** The lines of each journal, by journal id, in their order. */
    async lines(ids: readonly string[]): Promise<Map<string, LineRow[]>> {
      const lines = new Map(ids.map((id): [string, LineRow[]] => [id, []]));
      const rows = await transaction.run<LineRow>(readLines, [businessId, ids]);
      for (const row of rows) lines.get(row.journalId)?.push(row);
      return lines;
    },

    /** The records (customer, invoice, purchase, till, safe, bank account) whose ids are parts of account paths. */
    async records(ids: readonly string[]): Promise<Map<string, AccountRecord>> {
      const rows = await transaction.run<AccountRecord>(readRecords, [businessId, ids]);
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}

const readHeads = `
  select journal.id, journal.kind, journal.day::text as day, journal.made_at as "madeAt", journal.is_void as "isVoid",
    counterpart.id as "counterpartId", journal.source_type as "documentType", journal.source_id as "documentId",
    coalesce(invoice.number_text, till.name, goods.number_text, payment.number_text, purchase.number, merged.number, '') as "documentName",
    coalesce(invoice.buyer_name, goods.supplier_name, payer.name, purchase.supplier_name,
      remaining.supplier_name, '') as party,
    coalesce(invoice.operator_name, movement.operator_name, counting.operator_name, goods.by_name, payment.by_name, '') as "by"
  from tenant.journals journal
  left join tenant.journals counterpart on counterpart.business_id = $1
    and counterpart.source_type = journal.source_type and counterpart.source_id = journal.source_id
    and counterpart.kind = journal.kind
    and counterpart.turn = journal.turn + case when journal.is_void then -1 else 1 end
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = journal.source_id
    and journal.source_type = 'invoice'
  left join tenant.drawer_movements movement on movement.business_id = $1 and movement.id = journal.source_id
    and journal.source_type = 'drawer-movement'
  left join tenant.drawer_counts counting on counting.business_id = $1 and counting.id = journal.source_id
    and journal.source_type = 'drawer-count'
  left join tenant.tills till on till.business_id = $1 and till.id = coalesce(movement.till_id, counting.till_id)
  left join tenant.warehouse_documents goods on goods.business_id = $1 and goods.id = journal.source_id
    and goods.kind = journal.source_type
  left join tenant.payments payment on payment.business_id = $1 and payment.id = journal.source_id
    and journal.source_type = 'payment'
  left join tenant.purchases purchase on purchase.business_id = $1 and purchase.id = journal.source_id
    and journal.source_type = 'purchase'
  left join tenant.merged_purchases merged on merged.business_id = $1 and merged.id = journal.source_id
    and journal.source_type = 'purchase'
  left join tenant.purchases remaining on remaining.business_id = $1 and remaining.id = merged.into_id
  left join tenant.customers payer on payer.business_id = $1 and payer.id = payment.subject_id
  where journal.business_id = $1 and journal.id = any ($2::text[])`;

const readLines = `
  select journal_id as "journalId", account_path as "accountPath", debit, credit, debit_mon as "debitMon",
    credit_mon as "creditMon", currency, exchange_rate::text as "exchangeRate"
  from tenant.journal_lines where business_id = $1 and journal_id = any ($2::text[])
  order by journal_id, place`;

// A shop id in an account path means the safe of the shop.
const readRecords = `
  select 'customer' as type, id, name from tenant.customers where business_id = $1 and id = any ($2::text[])
  union all
  select 'invoice', id, number_text from tenant.invoices where business_id = $1 and id = any ($2::text[])
  union all
  select 'purchase', id, number from tenant.purchases where business_id = $1 and id = any ($2::text[])
  union all
  select 'purchase', id, number from tenant.merged_purchases where business_id = $1 and id = any ($2::text[])
  union all
  select 'till', id, name from tenant.tills where business_id = $1 and id = any ($2::text[])
  union all
  select 'safe', id, name from tenant.shops where business_id = $1 and id = any ($2::text[])
  union all
  select 'bank', id, bank_name from tenant.accounts where business_id = $1 and id = any ($2::text[])`;

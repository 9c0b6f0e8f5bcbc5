import type { contract } from '@tezga/contract';
import { asMoney, debtAges, noMoney, type DebtAge, type Money, type SubjectSide } from '@tezga/domain';
import type { z } from 'zod';
import type { Transaction } from '../platform/database/transaction.ts';
import { isSeen, seenBalances } from '../platform/documents/seen.ts';
import type { Subject } from './store.ts';

type Row = z.output<typeof contract.payments.subjects.output>['subjects'][number];

/** The debts of a subject by age, its credits, and how many documents are open. */
export type SubjectSums = Pick<Row, 'ages' | 'credit' | 'openCount'>;

const noDebts = Object.fromEntries(debtAges.map((age) => [age, noMoney])) as Record<DebtAge, Money>;

export const creditOf = (sums: ReadonlyMap<string, SubjectSums>, subjectId: string): SubjectSums =>
  sums.get(subjectId) ?? { ages: noDebts, credit: noMoney, openCount: 0 };

/** Sums the open items of these subjects by age. The SQL must have the same age limits as `debtAgeOf`. */
export async function agesOf(
  transaction: Transaction,
  businessId: string,
  {
    side,
    ids,
    today,
  }: { readonly side: SubjectSide; readonly ids: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, SubjectSums>> {
  const rows = await transaction.run<
    Record<DebtAge | 'credit' | 'openCount', bigint> & { readonly id: string }
  >(readAges, [businessId, side, ids, today]);
  return new Map(
    rows.map(({ id, credit, openCount, ...ages }) => [
      id,
      {
        ages: Object.fromEntries(debtAges.map((age) => [age, asMoney(ages[age])])) as Record<DebtAge, Money>,
        credit: asMoney(credit),
        openCount: Number(openCount),
      },
    ]),
  );
}

const readAges = `
  select subject_id as id,
    coalesce(sum(open_all) filter (where open_mon > 0 and age <= 0), 0)::bigint as "notDue",
    coalesce(sum(open_all) filter (where open_mon > 0 and age between 1 and 30), 0)::bigint as to30,
    coalesce(sum(open_all) filter (where open_mon > 0 and age between 31 and 60), 0)::bigint as to60,
    coalesce(sum(open_all) filter (where open_mon > 0 and age between 61 and 90), 0)::bigint as to90,
    coalesce(sum(open_all) filter (where open_mon > 0 and age > 90), 0)::bigint as over90,
    coalesce(-sum(open_all) filter (where open_mon < 0), 0)::bigint as credit,
    count(*) filter (where open_mon > 0) as "openCount"
  from (
    select subject_id, open_all, open_mon, $4::date - due_day as age from tenant.open_items
    where business_id = $1 and side = $2 and subject_id = any ($3::text[]) and (open_mon <> 0 or open_all <> 0)
      and ${isSeen('document_id')}
  ) item group by subject_id`;

/** The balance of a subject in each currency. */
export async function balancesOf(
  transaction: Transaction,
  businessId: string,
  { side, subjectId }: Subject,
): Promise<Row['balances']> {
  const rows = await transaction.run<{ currency: string; all: bigint; mon: bigint }>(
    `select currency, owed_all as all, owed_mon as mon from ${seenBalances('all')}
     where business_id = $1 and side = $2 and subject_id = $3 order by currency`,
    [businessId, side, subjectId],
  );
  return rows.map(({ currency, all, mon }) => ({
    currency,
    balance: asMoney(all),
    balanceMon: asMoney(mon),
  }));
}

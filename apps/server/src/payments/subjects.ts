import type { contract } from '@tezga/contract';
import { asMoney, sumOf, tiranaDay, type SubjectSide } from '@tezga/domain';
import type { z } from 'zod';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { valuesFor } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { agesOf, balancesOf, creditOf } from './subject-sums.ts';
import { isSeen, seenBalances } from '../platform/documents/seen.ts';
import type { Subject } from './store.ts';

type Call = typeof contract.payments.subjects;
type SubjectRow = z.output<Call['output']>['subjects'][number];

interface BalanceRow {
  readonly id: string;
  readonly name: string | null;
  readonly idNumber: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly balance: bigint;
  readonly currencies: readonly string[];
  readonly all: readonly bigint[];
  readonly mon: readonly bigint[];
}

const columns = `
  balance.subject_id as id, customer.name, customer.id_number as "idNumber", customer.phone, customer.email`;
const sourceOf = (isOpen: boolean) => `
  from ${seenBalances(isOpen ? 'unpaid' : 'all')}
  left join tenant.customers customer on customer.business_id = $1 and customer.id = balance.subject_id`;

export const subjects: Handler<Call> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const { type: side, open, search, sort, direction, page, perPage } = input;
  const values = valuesFor(businessId);
  const { given, place } = values;
  const patterns = searchPatterns(search);
  const hasOpen = `exists (select 1 from tenant.open_items item
    where item.business_id = $1 and item.side = balance.side and item.subject_id = balance.subject_id
      and (item.open_mon <> 0 or item.open_all <> 0) and ${isSeen('item.document_id')})`;
  const where = [
    'balance.business_id = $1',
    `balance.side = ${place(side)}`,
    ...(patterns.length === 0 ? [] : [`customer.search_text like all (${place(patterns)}::text[])`]),
    ...(open ? [hasOpen] : []),
  ].join(' and ');
  const source = sourceOf(open);
  const filter = [...given];
  const order = `${sort === 'balance' ? 'balance' : 'name'} ${direction === 'ascending' ? 'asc' : 'desc'} nulls last`;
  const [rows, [total]] = await Promise.all([
    transaction.run<BalanceRow>(
      `select ${columns}, sum(balance.owed_all)::bigint as balance,
         array_agg(balance.currency order by balance.currency) as currencies,
         array_agg(balance.owed_all order by balance.currency) as all,
         array_agg(balance.owed_mon order by balance.currency) as mon
       ${source} where ${where}
       group by balance.subject_id, customer.name, customer.id_number, customer.phone, customer.email
       order by ${order}, id limit ${place(perPage)} offset ${place((page - 1) * perPage)}`,
      given,
    ),
    transaction.run<{ readonly count: bigint; readonly balance: bigint }>(
      `select count(distinct balance.subject_id) as count, coalesce(sum(balance.owed_all), 0)::bigint as balance
       ${source} where ${where}`,
      filter,
    ),
  ]);
  const ids = rows.map(({ id }) => id);
  const sums = await agesOf(transaction, businessId, { side, ids, today: tiranaDay(clock.now()) });
  return {
    subjects: rows.map((row) =>
      Object.assign(headOf(context, side, row), sumsOfRow(row), creditOf(sums, row.id)),
    ),
    totalResult: Number(total?.count ?? 0n),
    isMore: false,
    balance: asMoney(total?.balance ?? 0n),
  };
};

const sumsOfRow = ({ balance, currencies, all, mon }: BalanceRow) => ({
  balance: asMoney(balance),
  balances: currencies.map((currency, index) => ({
    currency,
    balance: asMoney(BigInt(all[index] ?? 0)),
    balanceMon: asMoney(BigInt(mon[index] ?? 0)),
  })),
});

type Head = Pick<BalanceRow, 'id' | 'name' | 'idNumber' | 'phone' | 'email'>;

/** The context fields that reading a subject needs. */
export type SubjectReading = Pick<
  BusinessContext,
  'transaction' | 'businessId' | 'clock' | 'language' | 'phrasesIn'
>;

const headOf = ({ language, phrasesIn }: SubjectReading, side: SubjectSide, row: Head) => ({
  type: side,
  subjectId: row.id,
  name: row.name ?? phrasesIn[language].payments.withoutRecord[side],
  idNumber: row.idNumber ?? '',
  phone: row.phone ?? '',
  email: row.email ?? '',
});

/** One subject in the form of the list; all amounts are zero for a subject without documents. */
export async function subjectRow(context: SubjectReading, subject: Subject): Promise<SubjectRow> {
  const { transaction, businessId, clock } = context;
  const { side, subjectId } = subject;
  const [customer] = await transaction.run<Head>(
    `select id, name, id_number as "idNumber", phone, email from tenant.customers
     where business_id = $1 and id = $2`,
    [businessId, subjectId],
  );
  const [balances, sums] = await Promise.all([
    balancesOf(transaction, businessId, subject),
    agesOf(transaction, businessId, { side, ids: [subjectId], today: tiranaDay(clock.now()) }),
  ]);
  const nobody = { id: subjectId, name: null, idNumber: null, phone: null, email: null };
  return {
    ...headOf(context, side, customer ?? nobody),
    balance: sumOf(balances.map(({ balance }) => balance)),
    balances,
    ...creditOf(sums, subjectId),
  };
}

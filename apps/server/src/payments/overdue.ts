import { asMoney, type Money } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { isSeen } from '../platform/documents/seen.ts';

export interface OverdueDebts {
  readonly count: number;
  /** In ALL. */
  readonly open: Money;
  readonly oldestDueDay: string;
  /** The customers whose oldest due day is the earliest. */
  readonly customers: OverdueCustomer[];
}

interface OverdueCustomer {
  readonly subjectId: string;
  readonly name: string;
  readonly email: string;
  readonly open: Money;
  readonly oldestDueDay: string;
}

interface Row extends Omit<OverdueCustomer, 'name' | 'email' | 'open'> {
  readonly name: string | null;
  readonly email: string | null;
  readonly open: bigint;
  readonly count: number;
  readonly allOpen: bigint;
}

/** The overdue debts of customers in total, counting only documents that the user may see; null if there are none. */
export async function overdueDebts(
  { transaction, businessId, language, phrasesIn }: BusinessContext,
  today: string,
): Promise<OverdueDebts | null> {
  const rows = await transaction.run<Row>(readOverdue, [businessId, today]);
  const [first] = rows;
  if (first === undefined) return null;
  const { withoutRecord } = phrasesIn[language].payments;
  return {
    count: first.count,
    open: asMoney(first.allOpen),
    oldestDueDay: first.oldestDueDay,
    customers: rows.map(({ subjectId, name, email, open, oldestDueDay }) => ({
      subjectId,
      name: name ?? withoutRecord.customer,
      email: email ?? '',
      open: asMoney(open),
      oldestDueDay,
    })),
  };
}

const customersMax = 5;

const readOverdue = `
  select debt.subject_id as "subjectId", customer.name, customer.email, debt.open, debt.due_day::text as "oldestDueDay",
    debt.count, debt.all_open as "allOpen"
  from (
    select subject_id, sum(open_all)::bigint as open, min(due_day) as due_day,
      (sum(count(*)) over ())::integer as count, (sum(sum(open_all)) over ())::bigint as all_open
    from tenant.open_items
    where business_id = $1 and side = 'customer' and open_mon > 0 and due_day < $2::date and ${isSeen('document_id')}
    group by subject_id order by min(due_day), sum(open_all) desc, subject_id limit ${customersMax}
  ) debt
  left join tenant.customers customer on customer.business_id = $1 and customer.id = debt.subject_id
  order by debt.due_day, debt.open desc, debt.subject_id`;

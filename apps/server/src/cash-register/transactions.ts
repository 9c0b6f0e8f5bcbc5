import type { contract } from '@tezga/contract';
import { amountOf, pageSizeOf } from '@tezga/domain';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';

interface Row {
  readonly id: string;
  readonly till_id: string;
  readonly till_name: string;
  readonly operation: 'INITIAL' | 'DEPOSIT' | 'WITHDRAW';
  readonly amount: bigint;
  readonly target: 'safe' | 'bank' | null;
  readonly note: string;
  readonly moved_at: Date;
  readonly operator_id: string;
  readonly operator_name: string;
}

const wanted = `
  from tenant.drawer_movements movement
  where movement.business_id = $1
    and ($2::text[] = '{}' or movement.till_id = any ($2::text[]))
    and ($3::text[] = '{}' or movement.operator_id = any ($3::text[]))
    and ($4::date is null or movement.day >= $4::date)
    and ($5::date is null or movement.day <= $5::date)`;

export const transactions: Handler<typeof contract.cashRegister.transactions> = async (
  { paginationOptions: { page, maxCount }, posIds, operatorIds, date },
  { transaction, businessId },
) => {
  const filter = [businessId, posIds, operatorIds, date.from ?? null, date.to ?? null];
  const size = pageSizeOf(maxCount);
  const [counted] = await transaction.run(`select count(*)::integer as count ${wanted}`, filter);
  const rows = (await transaction.run(
    `select movement.id, till_id, operation, amount, target, note, moved_at, operator_id, operator_name,
       (select name from tenant.tills till where till.business_id = $1 and till.id = till_id) as till_name
     ${wanted} order by moved_at desc, movement.id desc limit $6 offset $7`,
    [...filter, size, (page - 1) * size],
  )) as unknown as readonly Row[];
  const resultOf = await fiscalResults(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  return {
    transactions: rows.map((row) => {
      const { status, code: fcdc, fault } = resultOf(row.id);
      return {
        _id: row.id,
        pos_id: row.till_id,
        posName: row.till_name,
        operation: row.operation,
        amount: amountOf(row.amount),
        target: row.target,
        note: row.note,
        createdAt: row.moved_at.toISOString(),
        employeeId: row.operator_id,
        employeeName: row.operator_name,
        status,
        fcdc,
        fault,
      };
    }),
    count: Number(counted?.['count'] ?? 0),
  };
};

import type { contract } from '@tezga/contract';
import { pageSizeOf } from '@tezga/domain';
import { operatorIdsOf } from '../employees/index.ts';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedMovement, movementColumns, type MovementRow } from './listed-movement.ts';

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
  const operators = await operatorIdsOf(transaction, businessId, operatorIds);
  const filter = [businessId, posIds, operators, date.from ?? null, date.to ?? null];
  const size = pageSizeOf(maxCount);
  const [counted] = await transaction.run(`select count(*)::integer as count ${wanted}`, filter);
  const rows = await transaction.run<MovementRow>(
    `select ${movementColumns} ${wanted} order by moved_at desc, movement.id desc limit $6 offset $7`,
    [...filter, size, (page - 1) * size],
  );
  const resultOf = await fiscalResults(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  return {
    transactions: rows.map((row) => listedMovement(row, resultOf(row.id))),
    count: Number(counted?.['count'] ?? 0),
  };
};

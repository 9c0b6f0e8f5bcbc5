import type { contract } from '@tezga/contract';
import { pageSizeOf } from '@tezga/domain';
import { operatorIdsOf } from '../employees/index.ts';
import { fiscalResults } from '../fiscalization/index.ts';
import { findPage, oneOf, orderOf, valuesFor } from '../platform/documents/find-page.ts';
import { inOrderOf } from '../platform/documents/read-documents.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedMovement, movementColumns, type MovementRow } from './listed-movement.ts';

/** The amount of a movement; a withdrawal is negative, as lists show it. */
const change = `case when operation = 'WITHDRAW' then -amount else amount end`;
const tillName = `(select till.name from tenant.tills till
  where till.business_id = $1 and till.id = movement.till_id) collate platform.albanian`;
const sortKeys = {
  till: [tillName],
  operator: ['operator_name collate platform.albanian'],
  amount: [change],
};

export const transactions: Handler<typeof contract.cashRegister.transactions> = async (
  input,
  { transaction, businessId },
) => {
  const { date, posIds, paginationOptions } = input;
  const operatorIds = await operatorIdsOf(transaction, businessId, input.operatorIds);
  const take = pageSizeOf(paginationOptions.maxCount);
  const values = valuesFor(businessId);
  const { ids, count, isMore, isSortCut, days } = await findPage(transaction, values, {
    from: 'tenant.drawer_movements movement',
    conditions: [
      'movement.business_id = $1',
      ...oneOf('movement.till_id', posIds, values),
      ...oneOf('movement.operator_id', operatorIds, values),
      ...(date.from === undefined ? [] : [`movement.day >= ${values.place(date.from)}::date`]),
      ...(date.to === undefined ? [] : [`movement.day <= ${values.place(date.to)}::date`]),
    ],
    ...orderOf(input, 'moved_at', sortKeys),
    skip: (paginationOptions.page - 1) * take,
    take,
    days: { column: 'moved_at', isMoment: true, sum: change },
  });
  const [rows, resultOf] = await Promise.all([
    transaction.run<MovementRow>(
      `select ${movementColumns} from tenant.drawer_movements movement
       where movement.business_id = $1 and movement.id = any ($2::text[])`,
      [businessId, ids],
    ),
    fiscalResults(transaction, businessId, ids),
  ]);
  const listed = inOrderOf(ids, rows).map((row) => listedMovement(row, resultOf(row.id)));
  return { transactions: listed, count, isMore, isSortCut, days: [...days] };
};

import type { contract } from '@tezga/contract';
import { fiscalResults, waitingDocuments, waitingOf } from '../fiscalization/index.ts';
import { inOrderOf } from '../platform/documents/read-documents.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { listedMovement, movementColumns, type MovementRow } from './listed-movement.ts';

export const waiting: Handler<typeof contract.cashRegister.waiting> = async (_input, context) => {
  const { rows: transactions, ...counts } = await waitingDocuments(
    context,
    drawerMovementKindName,
    (ids) => listedMovements(context, ids),
    waitingOf,
  );
  return { transactions, ...counts };
};

async function listedMovements({ transaction, businessId }: BusinessContext, ids: readonly string[]) {
  const rows = await transaction.run<MovementRow>(
    `select ${movementColumns} from tenant.drawer_movements movement
     where movement.business_id = $1 and movement.id = any ($2::text[])`,
    [businessId, ids],
  );
  const resultOf = await fiscalResults(transaction, businessId, ids);
  return inOrderOf(ids, rows).map((row) => listedMovement(row, resultOf(row.id)));
}

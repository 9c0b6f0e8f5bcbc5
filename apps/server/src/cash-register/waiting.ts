import type { contract } from '@tezga/contract';
import { deadlineCounts } from '@tezga/domain';
import { openDocuments, shownDocuments, waitingOf } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { listedMovement, movementColumns, type MovementRow } from './listed-movement.ts';

export const waiting: Handler<typeof contract.cashRegister.waiting> = async (
  _input,
  { transaction, businessId, clock },
) => {
  const open = await openDocuments(transaction, businessId, drawerMovementKindName);
  const now = clock.now();
  const { shown } = shownDocuments(open, now);
  const listed = await transaction.run<MovementRow>(
    `select ${movementColumns} from tenant.drawer_movements movement
     where movement.business_id = $1 and movement.id = any ($2::text[])`,
    [businessId, shown.map(({ id }) => id)],
  );
  const rows = new Map(listed.map((row) => [row.id, row]));
  return {
    transactions: shown.flatMap((document) => {
      const row = rows.get(document.id);
      if (row === undefined) return [];
      const result = { status: document.status, code: null, fault: document.failure?.name ?? null };
      return [{ ...listedMovement(row, result), ...waitingOf(document, now) }];
    }),
    count: open.length,
    ...deadlineCounts(open, now),
  };
};

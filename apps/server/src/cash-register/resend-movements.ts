import { resendDocuments, type ResendOutcome } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';

interface ToResend {
  readonly ids: readonly string[];
  readonly now: Date;
}

/**
 * Submits movements again. A movement that was refused because of the code of its till is sent with the
 * current code.
 */
export async function resendMovements(
  transaction: Transaction,
  businessId: string,
  { ids, now }: ToResend,
): Promise<(id: string) => ResendOutcome> {
  await transaction.run(useCurrentCodes, [businessId, ids, now]);
  return resendDocuments(transaction, businessId, { kind: drawerMovementKindName, ids, now });
}

const useCurrentCodes = `
  with refused as (
    select id from tenant.fiscal_documents
    where business_id = $1 and id = any ($2::text[]) and status = 'error' and failure ->> 'name' = '53'
    order by id for no key update
  ), changed as (
    insert into tenant.drawer_movement_codes (business_id, movement_id, at, tcr_code)
    select $1, movement.id, $3, till.tcr_code
    from refused
    join tenant.drawer_movements movement on movement.business_id = $1 and movement.id = refused.id
    join tenant.tills till on till.business_id = $1 and till.id = movement.till_id
    where till.tcr_code not in ('', tenant.movement_tcr_code($1, movement.id))
    returning movement_id
  )
  update tenant.fiscal_documents set request_uuid = gen_random_uuid()
  where business_id = $1 and id in (select movement_id from changed)`;

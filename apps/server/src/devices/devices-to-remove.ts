import { refuseUnless, type DeviceKind } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { AdminContext } from '../platform/http/context.ts';

interface DevicesToRemove {
  readonly posArray: readonly string[];
  readonly business_id: string;
  readonly deviceType: DeviceKind;
}

interface DeviceToRemove {
  readonly id: string;
  readonly name: string;
  /** Whether there are documents of the device, which are never deleted. */
  readonly isUsed: boolean;
}

/** The devices to delete, locked against new documents; refused if one of them is not of this kind and business. */
export async function devicesToRemove(
  context: AdminContext,
  { posArray, business_id: businessId, deviceType }: DevicesToRemove,
  { isLocking }: { readonly isLocking: boolean },
): Promise<readonly DeviceToRemove[]> {
  await enterManagedBusiness(context, businessId);
  const ids = [...new Set(posArray)];
  const values = [businessId, ids, deviceType];
  const devices = `from tenant.tills till where business_id = $1 and id = any ($2::text[]) and kind = $3 order by id`;
  // Locked before the documents are searched, so that a concurrent call cannot add one afterwards.
  if (isLocking) await context.transaction.run(`select id ${devices} for update`, values);
  const found = await context.transaction.run<DeviceToRemove>(
    `select id, name,
       exists (select 1 from tenant.invoices where business_id = $1 and till_id = till.id)
       or exists (select 1 from tenant.drawer_days where business_id = $1 and till_id = till.id)
       or exists (select 1 from tenant.drawer_movements where business_id = $1 and till_id = till.id)
       or exists (select 1 from tenant.transfer_notes where business_id = $1 and till_id = till.id) as "isUsed"
     ${devices}`,
    values,
  );
  refuseUnless(found.length === ids.length, 'not-found');
  return found;
}

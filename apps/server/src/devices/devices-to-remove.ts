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

/**
 * The tables with documents of a device, which prevent its deletion. A test compares them with the foreign keys of the
 * database, so that no table is missing here.
 */
export const tablesOfDocuments = [
  'tenant.invoices',
  'tenant.drawer_days',
  'tenant.drawer_movements',
  'tenant.drawer_counts',
  'tenant.transfer_notes',
  'tenant.payments',
] as const;

const isUsed = tablesOfDocuments
  .map((table) => `exists (select from ${table} where business_id = $1 and till_id = till.id)`)
  .join(' or ');

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
    `select id, name, ${isUsed} as "isUsed" ${devices}`,
    values,
  );
  refuseUnless(found.length === ids.length, 'not-found');
  return found;
}

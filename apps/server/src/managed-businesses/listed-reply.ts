import type { contract, OutputOf } from '@tezga/contract';
import type { Config } from '../platform/config.ts';
import type { ListedRow } from './list-store.ts';

type Listed = OutputOf<typeof contract.managedBusinesses.list>['businesses'][number];

/** A business with the field names of the store in the browser. */
export function listedReply(row: ListedRow, { PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>): Listed {
  const home = row.home_address ?? PUBLIC_ADDRESS;
  return {
    _id: row.id,
    businessName: row.name,
    nipt: row.nipt,
    city: row.city,
    email: row.owner_email ?? '',
    tel: row.owner_phone ?? '',
    businessEmail: row.email,
    businessTel: row.phone_number,
    ownerName: row.owner_name ?? '',
    saName: row.admin_name ?? '',
    saEmail: row.admin_email ?? '',
    serverName: home === undefined ? '' : new URL(home).host,
    suggestedBy: [...row.suggested_by],
    contactNumbers: [...row.contact_numbers],
    deleted: row.deleted_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

import type { contract, OutputOf } from '@tezga/contract';
import { ownerRoleCode } from '@tezga/domain';
import type { BusinessRow } from './business-store.ts';

type Business = OutputOf<typeof contract.managedBusinesses.data>['business'];

/** Maps a business to the field names of the specification. */
export function businessReply(row: BusinessRow): Business {
  return {
    businessId: row.id,
    name: row.name,
    nipt: row.nipt,
    city: row.city,
    address: row.address,
    phoneNumber: row.phone_number,
    email: row.email,
    website: row.website,
    contactNumbers: [...row.contact_numbers],
    suggestedBy: [...row.suggested_by],
    vat: [...row.vat_ids],
    isIssuerInVAT: row.is_in_vat,
    impactWarehouse: row.impact_warehouse,
    super_admin_id: row.admin_id,
    superAdminName: row.admin_name,
    owner: ownerReply(row),
    invitedOwner: row.invited_owner_name,
    certificateEndsAt: row.certificate_ends_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function ownerReply(row: BusinessRow): Business['owner'] {
  if (row.owner_id === null) return null;
  return {
    _id: row.owner_id,
    name: row.owner_name ?? '',
    email: row.owner_email,
    tel: row.owner_phone,
    emailVerified: row.email_verified_at !== null,
    telVerified: row.phone_verified_at !== null,
    roleCode: ownerRoleCode,
    resetPassword: row.must_change_password ?? false,
  };
}

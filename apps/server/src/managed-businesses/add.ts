import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { addOwner } from '../employees/index.ts';
import type { AdminContext, Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addingStore } from './adding-store.ts';
import { listStore } from './list-store.ts';
import { sellersStore } from './sellers-store.ts';

export const add: Handler<typeof contract.managedBusinesses.add> = async (input, context) => {
  const { transaction, person, clock } = context;
  const adminId = await sellerOf(context, input.super_admin_id);
  const businessId = newRecordId(clock.now());
  const adding = addingStore(transaction, businessId);
  await adding.addBusiness(
    {
      name: input.name,
      nipt: input.nipt,
      city: input.city,
      address: input.address,
      phone_number: input.phoneNumber,
      email: input.email,
      website: input.website,
      contact_numbers: input.contactNumbers,
      suggested_by: input.suggestedBy,
      admin_id: adminId,
    },
    clock.now(),
  );
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  context.actAs({ person, businessId });
  const ownerRoleId = await adding.addBeginnings({ is_in_vat: input.isIssuerInVAT }, clock.now());
  const { ownerName: name, ownerEmail: email, ownerTel: tel } = input;
  const owner = await addOwner({ ...context, businessId }, { name, email, tel }, ownerRoleId);
  await adding.setOwner(owner);
  context.note(`${input.name} ${input.nipt}`);
  const businessUpdatedAt = String(await listStore(transaction, person).now());
  return { businessId, isInvited: owner.isInvited, businessUpdatedAt };
};

/** A super admin may name another seller of the business; a reseller can only be the seller themselves. */
async function sellerOf({ transaction, person }: AdminContext, wanted: string | undefined): Promise<string> {
  if (wanted === undefined || wanted === person.id) return person.id;
  refuseUnless(person.kind === 'SA' && (await sellersStore(transaction, person).lock(wanted)), 'not-found');
  return wanted;
}

import type { contract, OutputOf } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { shopContent, shopInput } from './shop-content.ts';
import { shopsStore } from './store.ts';

type Input = z.output<typeof contract.shops.edit.input>;

export const edit: Handler<typeof contract.shops.edit> = (input, context) =>
  editShop(context, context.businessId, input);

export const editForAdmin: Handler<typeof contract.shops.editForAdmin> = async (
  { business_id: businessId, ...input },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  return editShop(context, businessId, input);
};

async function editShop(
  context: SessionContext,
  businessId: string,
  input: Input,
): Promise<OutputOf<typeof contract.shops.edit>> {
  const { transaction, clock } = context;
  const locked = await shopsStore(transaction, businessId).lock(input.shopId);
  refuseUnless(locked !== null, 'not-found');
  refuseIfChanged(locked.updated_at, input.updatedAt);
  const after = afterEdit(shopInput(locked), input);
  const content = shopContent(after);
  if (locked.business_unit_code !== '' && locked.business_unit_code !== content.business_unit_code)
    await refuseIfRegistered(transaction, businessId, locked.id);
  const updatedAt = await changingStore(transaction, businessId).change(locked.id, content, clock.now());
  context.note(after.name);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].shops.edited,
  };
}

/**
 * Refuses another business unit code if a device of the shop has a TCR code: the tax authority gave it for the code
 * that the shop has now. A shop without a code gets its first one, because no registration names another.
 */
async function refuseIfRegistered(
  transaction: Transaction,
  businessId: string,
  shopId: string,
): Promise<void> {
  const [registered] = await transaction.run(readRegistered, [businessId, shopId]);
  refuseUnless(registered === undefined, 'business-unit-registered');
}

const readRegistered =
  "select 1 from tenant.tills where business_id = $1 and shop_id = $2 and tcr_code <> '' limit 1";

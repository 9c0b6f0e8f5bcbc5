import type { contract, OutputOf } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { enterManagedBusiness } from '../businesses/index.ts';
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
  const updatedAt = await changingStore(transaction, businessId).change(
    locked.id,
    shopContent(after),
    clock.now(),
  );
  context.note(after.name);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].shops.edited,
  };
}

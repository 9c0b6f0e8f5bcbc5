import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { shopContent, shopInput } from './shop-content.ts';
import { shopsStore } from './store.ts';

export const edit: Handler<typeof contract.shops.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
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
};

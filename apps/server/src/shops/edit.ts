import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { shopContent } from './shop-content.ts';
import { shopsStore } from './store.ts';

export const edit: Handler<typeof contract.shops.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const locked = await shopsStore(transaction, businessId).lock(input.shopId);
  refuseUnless(locked !== null, 'not-found');
  refuseUnless(locked.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');
  const updatedAt = await changingStore(transaction, businessId).change(
    locked.id,
    shopContent(input, locked),
    clock.now(),
  );
  context.note(input.name);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].shops.edited,
  };
};

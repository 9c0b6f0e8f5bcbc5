import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { shopContent } from './shop-content.ts';
import { shopsStore } from './store.ts';

export const edit: Handler<typeof contract.shops.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const held = await shopsStore(transaction, businessId).hold(input.shopId);
  refuseUnless(held !== null, 'not-found');
  refuseUnless(held.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');
  const updatedAt = await changingStore(transaction, businessId).change(
    held.id,
    shopContent(input, held),
    clock.now(),
  );
  context.note(input.name);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].shops.edited,
  };
};

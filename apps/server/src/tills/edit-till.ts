import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import type { BusinessContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { tillsStore, type TillKind } from './store.ts';

type Input = z.output<typeof contract.tills.editPos.input>;

/** What a POS and an ePOS have in common; the flags of an ePOS are decided elsewhere and stay. */
export async function editTill(
  context: BusinessContext,
  kind: TillKind,
  { _id, shopId, name, deviceUUID, tcrCode, updatedAt: seen }: Input,
): Promise<{ updatedAt: string }> {
  const { transaction, businessId, clock } = context;
  const store = tillsStore(transaction, businessId);
  const held = await store.hold(_id, kind);
  refuseUnless(held !== null, 'not-found');
  refuseUnless(held.updated_at.getTime() === Date.parse(seen), 'changed-meanwhile');
  await expectOwnShops(context, [shopId]);
  const content = {
    shop_id: shopId,
    name,
    device_uuid: deviceUUID ?? held.device_uuid,
    tcr_code: tcrCode === undefined ? held.tcr_code : (tcrCode ?? ''),
  };
  const updatedAt = await store.change(held.id, content, clock.now());
  context.note(name);
  return { updatedAt: updatedAt.toISOString() };
}

import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import type { BusinessContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { tillsStore, type TillKind } from './store.ts';

type Input = z.output<typeof contract.tills.editPos.input>;

/**
 * The common part of editing a POS and an ePOS; the flags of an ePOS are set elsewhere and stay unchanged.
 */
export async function editTill(
  context: BusinessContext,
  kind: TillKind,
  { _id, shopId, name, deviceUUID, tcrCode, updatedAt: seen }: Input,
): Promise<{ updatedAt: string }> {
  const { transaction, businessId, clock } = context;
  const store = tillsStore(transaction, businessId);
  const locked = await store.lock(_id, kind);
  refuseUnless(locked !== null, 'not-found');
  refuseUnless(locked.updated_at.getTime() === Date.parse(seen), 'changed-meanwhile');
  await expectOwnShops(context, [shopId]);
  const content = {
    shop_id: shopId,
    name,
    device_uuid: deviceUUID ?? locked.device_uuid,
    tcr_code: tcrCode === undefined ? locked.tcr_code : (tcrCode ?? ''),
  };
  const updatedAt = await store.change(locked.id, content, clock.now());
  context.note(name);
  return { updatedAt: updatedAt.toISOString() };
}

import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { noteDetachment } from './note-detachment.ts';
import { refuseStaleRegistration } from './refuse-stale-registration.ts';
import { tillsStore, type TillContent, type TillKind } from './store.ts';

type Input = z.output<typeof contract.tills.editPos.input>;

/**
 * The common part of editing a POS and an ePOS; the flags of an ePOS are set elsewhere and stay unchanged.
 */
export async function editTill(
  context: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock' | 'note' | 'person'>,
  kind: TillKind,
  input: Input,
): Promise<{ updatedAt: string }> {
  const { transaction, businessId, clock, person } = context;
  const store = tillsStore(transaction, businessId);
  const locked = await store.lock(input._id, kind);
  refuseUnless(locked !== null, 'not-found');
  const { updated_at: version, ...stored } = locked;
  refuseIfChanged(version, input.updatedAt);
  if (input.shopId !== undefined) await expectOwnShops(context, [input.shopId]);
  const content = afterEdit<TillContent>(stored, {
    shop_id: input.shopId,
    name: input.name,
    device_uuid: input.deviceUUID,
    tcr_code: input.tcrCode === null ? '' : input.tcrCode,
  });
  if (stored.device_uuid !== '' && content.device_uuid === '') {
    // Users of the business may pass the till on to another machine; admins detach it with a reason.
    refuseUnless(person.kind === 'business', 'device-needs-detaching');
    await noteDetachment(context, { tillId: input._id, deviceUUID: stored.device_uuid, reason: '' });
  }
  refuseStaleRegistration(stored, content);
  const updatedAt = await store.change(input._id, content, clock.now());
  context.note(content.name);
  return { updatedAt: updatedAt.toISOString() };
}

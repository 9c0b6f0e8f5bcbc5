import type { contract, OutputOf } from '@tezga/contract';
import { refuseUnless, type DeviceKind } from '@tezga/domain';
import type { z } from 'zod';
import { enterManagedBusiness } from '../businesses/index.ts';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { refuseStaleRegistration } from '../tills/index.ts';
import { devicesStore, type DeviceContent } from './store.ts';

type Input = z.output<typeof contract.devices.editPos.input>;

/** Changes a device, except the client rules of an ePOS. */
const editDevice =
  (kind: DeviceKind) =>
  async (input: Input, context: AdminContext): Promise<OutputOf<typeof contract.devices.editPos>> => {
    const { business_id: businessId, _id, shopId, tcrCode, posTcrNr } = input;
    await enterManagedBusiness(context, businessId);
    const { transaction, clock } = context;
    const store = devicesStore(transaction, businessId);
    const locked = await store.lock(_id, kind);
    refuseUnless(locked !== null, 'not-found');
    const { updated_at: version, ...stored } = locked;
    refuseIfChanged(version, input.updatedAt);
    // An admin empties the id of the machine only with `detach`, which requires a reason.
    refuseUnless(input.deviceUUID !== '' || stored.device_uuid === '', 'device-needs-detaching');
    if (shopId !== undefined) await expectOwnShops({ transaction, businessId }, [shopId]);
    const content = afterEdit<DeviceContent>(stored, {
      shop_id: shopId,
      name: input.name,
      device_uuid: input.deviceUUID,
      // An empty number means that the admin does not choose one.
      tcr_number: posTcrNr ?? undefined,
      tcr_code: tcrCode === null ? '' : tcrCode,
    });
    refuseStaleRegistration(stored, content);
    const updatedAt = await store.change(_id, content, clock.now());
    context.note(content.name);
    const message = context.phrasesIn[context.language].devices[kind].edited;
    return { updatedAt: updatedAt.toISOString(), message };
  };

export const editPos = editDevice('pos');
export const editEpos = editDevice('epos');
export const editEasybar = editDevice('easybar');
export const editEasypoint = editDevice('easypoint');

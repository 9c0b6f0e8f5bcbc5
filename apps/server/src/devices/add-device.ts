import type { contract, OutputOf } from '@tezga/contract';
import type { DeviceKind } from '@tezga/domain';
import type { z } from 'zod';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { expectOwnShops } from '../shops/index.ts';
import { devicesStore } from './store.ts';

type Input = z.output<typeof contract.devices.addPos.input> &
  Partial<
    Pick<z.output<typeof contract.devices.addEpos.input>, 'canSellWithoutClient' | 'verifyInvoiceClient'>
  >;

/** Adds a device with the next TCR number, which is also its number at the tax authority unless the admin gives one. */
const addDevice =
  (kind: DeviceKind) =>
  async (input: Input, context: AdminContext): Promise<OutputOf<typeof contract.devices.addPos>> => {
    const { business_id: businessId, shopId, name, tcrCode } = input;
    await enterManagedBusiness(context, businessId);
    const { transaction, clock } = context;
    await expectOwnShops({ transaction, businessId }, [shopId]);
    const store = devicesStore(transaction, businessId);
    const orderNumber = await store.nextOrderNumber();
    const posTcrNr = input.posTcrNr ?? String(orderNumber);
    const id = newRecordId(clock.now());
    await store.add(
      {
        id,
        kind,
        shop_id: shopId,
        name,
        device_uuid: '',
        tcr_order_number: orderNumber,
        tcr_number: posTcrNr,
        tcr_code: tcrCode ?? '',
        can_sell_without_client: input.canSellWithoutClient ?? true,
        verify_invoice_client: input.verifyInvoiceClient ?? false,
      },
      clock.now(),
    );
    context.note(name);
    const message = context.phrasesIn[context.language].devices[kind].added;
    return { _id: id, posTcrNr, posTcrOrderNr: orderNumber, message };
  };

export const addPos = addDevice('pos');
export const addEpos = addDevice('epos');
export const addEasybar = addDevice('easybar');
export const addEasypoint = addDevice('easypoint');

import { clientRules, contract, deviceInput, text } from '@tezga/contract';
import type { DeviceKind } from '@tezga/domain';
import { z } from 'zod';
import type { Device } from './queries.ts';

/**
 * One schema for all kinds of devices. Only edits send `deviceUUID`, and only new ePOS devices send the client rules.
 */
export const deviceSchema = z.object({ ...deviceInput, ...clientRules, deviceUUID: text(100) });

export type DeviceValues = z.input<typeof deviceSchema>;
type CheckedDevice = z.output<typeof deviceSchema>;

export const newDevice: DeviceValues = {
  shopId: '',
  name: '',
  posTcrNr: '',
  tcrCode: '',
  canSellWithoutClient: true,
  verifyInvoiceClient: false,
  deviceUUID: '',
};

export function deviceValues(device: Device): DeviceValues {
  const { shopId, name, posTcrNr, tcrCode, canSellWithoutClient, verifyInvoiceClient, deviceUUID } = device;
  return { shopId, name, posTcrNr, tcrCode, canSellWithoutClient, verifyInvoiceClient, deviceUUID };
}

/** A new device, with its client rules if it is an ePOS. */
export function addedDevice(kind: DeviceKind, businessId: string, values: CheckedDevice) {
  const { canSellWithoutClient, verifyInvoiceClient, deviceUUID: _none, ...device } = values;
  const rules = kind === 'epos' ? { canSellWithoutClient, verifyInvoiceClient } : {};
  return { business_id: businessId, ...device, ...rules };
}

/** An edit without the client rules, which are changed with the settings of the business. */
export function editedDevice(businessId: string, _id: string, values: CheckedDevice, updatedAt: string) {
  const { canSellWithoutClient: _sells, verifyInvoiceClient: _verifies, ...device } = values;
  return { business_id: businessId, _id, ...device, updatedAt };
}

export const addCalls = {
  pos: contract.devices.addPos,
  epos: contract.devices.addEpos,
  easybar: contract.devices.addEasybar,
  easypoint: contract.devices.addEasypoint,
} as const;

export const editCalls = {
  pos: contract.devices.editPos,
  epos: contract.devices.editEpos,
  easybar: contract.devices.editEasybar,
  easypoint: contract.devices.editEasypoint,
} as const;

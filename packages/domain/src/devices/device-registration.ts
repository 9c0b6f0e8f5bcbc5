/** What the tax authority knows of a device, and the TCR code that it gave; an empty code means not registered. */
export interface DeviceRegistration {
  readonly shopId: string;
  readonly tcrNumber: string;
  readonly tcrCode: string;
}

/**
 * Whether the TCR code still belongs to the device after an edit. The tax authority gives the code for a business unit
 * and a TCR number, so a device that changes its shop or number needs another code.
 */
export function isRegistrationValid(before: DeviceRegistration, after: DeviceRegistration): boolean {
  if (before.shopId === after.shopId && before.tcrNumber === after.tcrNumber) return true;
  return after.tcrCode === '' || after.tcrCode !== before.tcrCode;
}

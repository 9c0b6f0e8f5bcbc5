import { deviceKinds } from '@tezga/domain';
import { expect, test } from 'vitest';
import { addedDevice, deviceSchema, editedDevice, newDevice } from './device-form.ts';

const businessId = 'b'.repeat(24);
const values = deviceSchema.parse({ ...newDevice, shopId: 'a'.repeat(24), name: 'Arka' });
const rules = { canSellWithoutClient: true, verifyInvoiceClient: false };

test('an edit of a device sends no client rules', () => {
  const sent = editedDevice(businessId, 'c'.repeat(24), values, '2026-01-03T08:00:00.000Z');
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(Object.keys(rules)));
});

test.each(deviceKinds)('a new device of kind %s sends client rules only if it is an ePOS', (kind) => {
  const sent = addedDevice(kind, businessId, values);
  const expected = {
    business_id: businessId,
    shopId: 'a'.repeat(24),
    name: 'Arka',
    posTcrNr: null,
    tcrCode: null,
  };
  expect(sent).toEqual(kind === 'epos' ? { ...expected, ...rules } : expected);
});

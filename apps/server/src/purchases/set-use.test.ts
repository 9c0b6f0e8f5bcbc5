import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addPayingBusiness, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { purchases, settings } = contract;

const on = usePayingBusiness();
const one = async (id: string) => (await on.business.client(purchases.one, { id })).purchase;
const setUse = (purchasesIds: string[], choice: object) =>
  on.business.client(purchases.setUse, { purchasesIds, ...choice });
const buyTwo = async () => {
  const supplier = await on.business.addCustomer();
  return [
    await on.business.buy(supplier, 240, { vat: 40 }),
    await on.business.buy(supplier, 120, { vat: 20 }),
  ] as const;
};

test('a call that sets only the use or only the VAT of a purchase leaves the other unchanged', async () => {
  const [id] = await buyTwo();
  await setUse([id], { use: 'rent' });
  await setUse([id], { isVatDeductible: false });
  expect(await one(id)).toMatchObject({ boughtAs: 'rent', isVatDeductible: false });
  await setUse([id], { use: 'services' });
  expect(await one(id)).toMatchObject({ boughtAs: 'services', isVatDeductible: false });
});

test('the activity log has use and VAT before and after a change, and neither for a call that changes nothing', async () => {
  const [first, second] = await buyTwo();
  await setUse([first], { use: 'rent', isVatDeductible: false });
  await setUse([first, second], { use: 'transport' });
  await setUse([first], { use: 'transport', isVatDeductible: false });
  const changes = await on.server.asOwner`
    select changes from tenant.activity
    where business_id = ${on.business.id} and action = 'purchases.setUse' order by id desc limit 3`;
  expect(changes.map((row) => row['changes'] as unknown)).toEqual([
    null,
    [{ field: 'boughtAs', before: 'goods, rent', after: 'transport' }],
    [
      { field: 'boughtAs', before: 'goods', after: 'rent' },
      { field: 'isVatDeductible', before: 'true', after: 'false' },
    ],
  ]);
});

test('if the business is not in VAT, the deductible VAT of a purchase is null and cannot be set', async () => {
  const outside = await addPayingBusiness(on.server, on.standIn);
  const id = await outside.buy(await outside.addCustomer(), 240, { vat: 40 });
  const isVatDeductible = async () => (await outside.client(purchases.one, { id })).purchase.isVatDeductible;
  expect(await isVatDeductible()).toBe(true);
  await outside.client(settings.setInVat, { isInVat: false });
  expect(await isVatDeductible()).toBeNull();
  const refused = refusalOf(outside.client(purchases.setUse, { purchasesIds: [id], isVatDeductible: false }));
  expect((await refused).problems).toMatchObject([{ path: 'isVatDeductible', code: 'vat-not-of-business' }]);
});

import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const correct = (invoiceId: string, given: Partial<WireInputOf<typeof contract.sales.correct>>) =>
  business.client(contract.sales.correct, { saleId: newRecordId(new Date()), invoiceId, ...given });

test('a correction can take back lines with a VAT rate that the business no longer uses, but cannot add such lines', async () => {
  const sold = await business.sell({
    lines: [aLine({ price: 106, vat: '6' })],
    payments: [{ type: 'BANKNOTE', amount: 106 }],
  });
  await server.asOwner`update tenant.settings set vat_ids = '{20}' where business_id = ${business.id}`;
  const again = { isWhole: true, added: [aLine({ price: 100, vat: '6' })] };
  const quote = () => business.client(contract.sales.quoteCorrection, { invoiceId: sold._id, ...again });
  for (const attempt of [quote, () => correct(sold._id, again)]) {
    const { problems } = await refusalOf(attempt());
    expect(problems).toEqual([
      expect.objectContaining({
        path: 'added.0.vat',
        message: expect.stringContaining('nuk e përdor këtë shkallë'),
      }),
    ]);
  }
  expect((await correct(sold._id, { isWhole: true })).totalPrice).toBe(-106);
});

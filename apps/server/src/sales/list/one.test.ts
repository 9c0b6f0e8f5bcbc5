import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addSellingBusiness,
  aLine,
  leaveVat,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

const foreign = {
  idType: 'VAT',
  idNumber: 'IT12345678901',
  name: 'Fornitore srl',
  address: 'Via Roma 1',
  town: 'Bari',
  country: 'ITA',
} as const;
const reverseCharged: SaleGiven = {
  document: { selfIssue: 'ABROAD' },
  isReverseCharge: true,
  buyer: foreign,
  payments: [{ type: 'ACCOUNT', amount: 100 }],
};

async function shown(given: SaleGiven) {
  const { _id: id } = await business.sell(given);
  return (await business.client(contract.sales.one, { id })).invoice;
}

test('in a self-issued invoice the business is the buyer, and for own use it is seller and buyer', async () => {
  const own = { IDType: 'NUIS', IDNum: business.nuis, country: 'ALB' };
  const bought = await shown(reverseCharged);
  expect(bought).toMatchObject({
    selfIssue: 'ABROAD',
    seller: { name: 'Fornitore srl', IDType: 'VAT', IDNum: 'IT12345678901', country: 'ITA' },
    buyer: own,
  });
  const used = await shown({ document: { selfIssue: 'SELF' }, payments: [{ type: 'KIND', amount: 120 }] });
  expect(used).toMatchObject({ selfIssue: 'SELF', seller: own, buyer: own });
});

test('VAT is grouped by rate and exemption, and the groups add up to the total', async () => {
  const { taxGroups, ...mixed } = await shown({
    lines: [
      aLine({ price: 90 }),
      aLine({ vat: 'TAX_FREE', price: 50 }),
      aLine({ vat: 'MARGIN_SCHEME_F', price: 30 }),
      aLine({ price: 30 }),
    ],
    payments: [{ type: 'BANKNOTE', amount: 200 }],
  });
  expect(taxGroups).toEqual([
    { vatPercent: 20, exemption: null, count: 2, withoutVat: 100, vat: 20, withVat: 120 },
    { vatPercent: null, exemption: 'TAX_FREE', count: 1, withoutVat: 50, vat: 0, withVat: 50 },
    { vatPercent: null, exemption: 'MARGIN_SCHEME_F', count: 1, withoutVat: 30, vat: 0, withVat: 30 },
  ]);
  expect(mixed).toMatchObject({
    totalPriceWithoutVAT: 180,
    totalVATAmount: 20,
    totalPrice: 200,
    markUpAmount: 30,
    items: [
      { EX: null, EX_Code: null },
      { EX: 'TAX_FREE', EX_Code: 'TAX_FREE' },
      { EX: 'MARGIN_SCHEME', EX_Code: 'MARGIN_SCHEME_F' },
      { EX: null, EX_Code: null },
    ],
  });
});

test('under reverse charge the VAT is owed by the buyer and not part of the totals', async () => {
  expect(await shown(reverseCharged)).toMatchObject({
    taxGroups: [{ vatPercent: 20, withoutVat: 100, vat: 20, withVat: 100 }],
    sameTaxItems: [{ vat: 0, owedVAT: 20 }],
    items: [{ VA: 0, owedVA: 20 }],
    totalVATAmount: 0,
    totalPrice: 100,
    owedVAT: 20,
    owedVATAlt: null,
  });
});

test('an invoice of a business outside VAT has no VAT', async () => {
  await leaveVat(business, { server, standIn });
  const { taxGroups, totalPrice } = await shown({});
  expect(taxGroups).toEqual([
    { vatPercent: null, exemption: 'TAX_FREE', count: 1, withoutVat: 120, vat: null, withVat: 120 },
  ]);
  expect(totalPrice).toBe(120);
});

test('the supply period and the barcodes of an invoice are returned', async () => {
  const today = tiranaDay(server.clock.now());
  const supplyStart = `${today.slice(0, 7)}-01`;
  const invoice = await shown({
    document: { supplyStart, supplyEnd: today },
    lines: [aLine({ barcode: '5301000000017' })],
  });
  expect(invoice).toMatchObject({
    supplyStart,
    supplyEnd: today,
    isAdvance: false,
    isBuying: false,
    items: [{ barcode: '5301000000017', VA: 20 }],
  });
});

import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addSellingBusiness,
  aLine,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { proveTotals } from '../index.ts';

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

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const prove = () =>
  proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;

const today = tiranaDay(new Date());
const variety: Record<string, SaleGiven> = {
  'every VAT rate and exemption': {
    lines: ['20', '10', '6', '0', 'TYPE_1', 'TYPE_2', 'TAX_FREE', 'MARGIN_SCHEME'].map((vat) =>
      aLine({ name: vat, vat, price: 33.33, quantity: 3 }),
    ),
    payments: [{ type: 'BANKNOTE', amount: 1000 }],
  },
  'discounts with and without effect on the tax base': {
    lines: [aLine({ discount: 12.5 }), aLine({ discount: 10, lowersTaxBase: false, vat: '6' })],
    payments: [{ type: 'BANKNOTE', amount: 500 }],
  },
  'VAT on top of the price': {
    pricesIncludeVat: false,
    lines: [aLine({ price: 9.99, quantity: 7 })],
    payments: [{ type: 'CARD', amount: 83.92 }],
  },
  'banknotes and a card, with change': {
    payments: [
      { type: 'CARD', amount: 50 },
      { type: 'BANKNOTE', amount: 200 },
    ],
  },
  euros: {
    currency: 'EUR',
    exchangeRate: 98.55,
    lines: [aLine({ price: 12.34, quantity: 3 }), aLine({ price: 0.99, vat: '6' })],
    payments: [{ type: 'BANKNOTE', amount: 50 }],
  },
  'a voucher and a company card': {
    payments: [
      { type: 'SVOUCHER', amount: 20, vouchers: ['12-2026-L01234567A'] },
      { type: 'COMPANY', amount: 100, companyCard: '7001' },
    ],
  },
  'reverse charge': { isReverseCharge: true, buyer, payments: [{ type: 'ACCOUNT', amount: 100 }] },
  'reverse charge with a discount': {
    isReverseCharge: true,
    pricesIncludeVat: false,
    buyer,
    lines: [aLine({ price: 9.99, quantity: 7, discount: 12.5 })],
    payments: [{ type: 'ACCOUNT', amount: 61.19 }],
  },
  'a supply period and every margin scheme': {
    document: { supplyStart: `${today.slice(0, 7)}-01`, supplyEnd: today },
    lines: [
      'MARGIN_SCHEME',
      'MARGIN_SCHEME_309',
      'MARGIN_SCHEME_I',
      'MARGIN_SCHEME_F',
      'MARGIN_SCHEME_J',
    ].map((vat) => aLine({ name: vat, vat, price: 10.01 })),
    payments: [{ type: 'BANKNOTE', amount: 100 }],
  },
  'bought currency': {
    document: { isBuying: true },
    currency: 'EUR',
    exchangeRate: 98.55,
    lines: [aLine({ name: 'Euro', vat: 'TYPE_2' })],
    payments: [{ type: 'BANKNOTE', amount: 120 }],
  },
  'an export': {
    lines: [aLine({ vat: 'EXPORT_OF_GOODS' })],
    buyer: { ...buyer, idType: 'VAT', idNumber: 'IT12345678901', country: 'ITA' },
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  },
};

test.each(Object.entries(variety))('the tax authority accepts %s', async (_what, given) => {
  const sold = await business.sell(given);
  await deliverAll();
  const [submitted] = await server.asOwner`
    select status, failure from tenant.fiscal_documents where business_id = ${business.id} and id = ${sold._id}`;
  expect(submitted).toMatchObject({ status: 'fiscalized', failure: null });
  expect(await prove()).toEqual([]);
});

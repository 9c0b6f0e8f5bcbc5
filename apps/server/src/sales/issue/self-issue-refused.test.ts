import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSellingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const seller = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Shitësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const farmer = {
  ...seller,
  idType: 'ID',
  idNumber: 'J00115123Q',
  name: 'Ndue Gjoka',
  address: '',
  town: '',
} as const;
const foreign = {
  ...seller,
  idType: 'VAT',
  idNumber: 'IT12345678901',
  name: 'Fornitore srl',
  town: 'Bari',
  country: 'ITA',
} as const;
const later = (amount: number) => [{ type: 'ACCOUNT' as const, amount }];

const refused: [what: string, given: SaleGiven, path: string, code: string][] = [
  [
    'AGREEMENT with a person',
    { document: { selfIssue: 'AGREEMENT' }, buyer: farmer, payments: later(120) },
    'buyer.idType',
    'self-issue-nuis',
  ],
  [
    'a farmer without a name',
    { document: { selfIssue: 'DOMESTIC' }, buyer: { ...farmer, name: '' }, payments: later(120) },
    'buyer.name',
    'self-issue-farmer',
  ],
  [
    'ABROAD from Albania',
    {
      document: { selfIssue: 'ABROAD' },
      isReverseCharge: true,
      buyer: { ...foreign, country: 'ALB' },
      payments: later(100),
    },
    'buyer.country',
    'self-issue-abroad',
  ],
  [
    'ABROAD without self-charge',
    { document: { selfIssue: 'ABROAD' }, buyer: foreign, payments: later(120) },
    'isReverseCharge',
    'self-charge-needed',
  ],
  [
    'OTHER without a seller',
    { document: { selfIssue: 'OTHER' }, payments: later(120) },
    'buyer',
    'self-issue-party',
  ],
  ['own use in cash', { document: { selfIssue: 'SELF' } }, 'payments', 'own-use-not-cash'],
  [
    'a purchase by card',
    { document: { selfIssue: 'DOMESTIC' }, buyer: farmer, payments: [{ type: 'CARD', amount: 120 }] },
    'payments',
    'self-issue-payment',
  ],
  [
    'a purchase as an e-invoice',
    { document: { selfIssue: 'AGREEMENT' }, buyer: seller, payments: later(120), eInvoice: {} },
    'eInvoice',
    'e-invoice-self-issued',
  ],
  [
    'an advance to oneself',
    { document: { selfIssue: 'AGREEMENT', isAdvance: true }, buyer: seller, payments: later(120) },
    'document.isAdvance',
    'not-when-self-issued',
  ],
];

test('an invalid self-issued invoice is refused at its field, and nothing is written', async () => {
  const business = await addSellingBusiness(server, standIn);
  for (const [what, given, path, code] of refused) {
    const { problems } = await refusalOf(business.sell(given));
    expect(problems, what).toContainEqual(expect.objectContaining({ path, code }));
  }
  const written = await server.asOwner`select 1 from tenant.invoices where business_id = ${business.id}`;
  expect(written).toEqual([]);
});

import { faultTable } from '@tezga/fiscal';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  anItem,
  faultsOfBoth,
  unprovokedOfBoth,
  messagesOf,
  aTaxpayer,
  paidInCash,
  postSoap,
  startTestAuthority,
  usualMoment,
  type FaultKit,
  type Provocation,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import { fiscalizationService } from './index.ts';

const dayMs = 86_400_000;
const unknownCode = 'zz999zz999';
let authority: TestAuthority;
let taxpayer: TestTaxpayer;
let kit: FaultKit;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
  const { bytesMax } = fiscalizationService(authority.parts);
  kit = {
    authority,
    taxpayer,
    bytesMax,
    message: (whose, sending) => messagesOf(authority, whose).invoice({}, sending),
  };
});
afterEach(() => authority.clock.set(usualMoment));
afterAll(() => authority.stop());

const post = (body: string | Uint8Array<ArrayBuffer>) =>
  postSoap(`${authority.address}/FiscalizationService-v3`, body);
const messages = () => messagesOf(authority, taxpayer);
const invoice =
  (given: Parameters<ReturnType<typeof messages>['invoice']>[0]): Provocation =>
  async () =>
    messages().invoice(given);

/** Registers a till with an INITIAL deposit for today. */
async function openTill(name: string): Promise<string> {
  const { text } = await post(messages().till({ TCRIntID: name }));
  const till = /<ns2:TCRCode>(.*)<\/ns2:TCRCode>/.exec(text)?.[1] ?? '';
  expect((await post(messages().deposit({ TCRCode: till }))).code).toBeNull();
  return till;
}

const wholesale = {
  ...anItem,
  Q: '1.00',
  UPB: '100000.00',
  UPA: '120000.00',
  PB: '100000.00',
  VA: '20000.00',
  PA: '120000.00',
};
const largeSale = {
  TotPriceWoVAT: '100000.00',
  TotVATAmt: '20000.00',
  TotPrice: '120000.00',
  Items: { I: [wholesale] },
  SameTaxes: {
    SameTax: [{ NumOfItems: '1', PriceBefVAT: '100000.00', VATRate: '20.00', VATAmt: '20000.00' }],
  },
  PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: '120000.00' }] },
  Buyer: { IDType: 'NUIS', IDNum: 'K12345678L', Name: 'Blerësi' },
} as const;

const ownFaults: Readonly<Record<string, Provocation>> = {
  40: async () => messages().invoice({ ...paidInCash(await openTill('40')), ...largeSale }),
  41: invoice({ BusinUnitCode: unknownCode }),
  42: invoice({ SoftCode: unknownCode }),
  43: async () => messages().till({ MaintainerCode: unknownCode }),
  44: invoice({ IsIssuerInVAT: false }),
  45: async () => messages().till({ TCRIntID: '45', ValidFrom: '2026-11-15' }),
  46: async () => messages().till({ TCRIntID: '46', ValidTo: '2026-11-15' }),
  47: async () => messages().till({ TCRIntID: '47', ValidFrom: '2026-12-02', ValidTo: '2026-12-01' }),
  48: async () => {
    await openTill('48');
    return messages().till({ TCRIntID: '48', Type: 'VENDING' });
  },
  51: async () =>
    messages().deposit({ TCRCode: await openTill('51'), Operation: 'WITHDRAW', CashAmt: '0.00' }),
  53: async () => messages().deposit({ TCRCode: unknownCode }),
  54: invoice({ Seller: { IDType: 'ID', IDNum: 'I12345678N', Name: 'Ana' } }),
  56: async () => messages().deposit({ TCRCode: await openTill('56') }),
  57: async () => {
    await post(messages().till({ TCRIntID: '57', ValidTo: '2026-11-16' }));
    authority.clock.move(dayMs);
    return messages().till({ TCRIntID: '57', ValidTo: '2026-12-31' });
  },
  59: invoice({ TotPriceWoVAT: '200.02' }),
  60: invoice({ InvNum: '9999/2026' }),
  61: invoice({
    CorrectiveInv: { IICRef: 'A'.repeat(32), IssueDateTime: '2026-11-17T11:00:00+01:00', Type: 'CORRECTIVE' },
  }),
};

const ownUnprovoked: Readonly<Record<string, string>> = {
  49: 'the check was dropped in version 6 of the specification',
  50: 'the schema has no amount below zero for a deposit, so it is refused with 11 before',
};

const provoked = { ...faultsOfBoth, ...ownFaults };
const unprovoked = { ...unprovokedOfBoth, ...ownUnprovoked };

test('the base message that the fault matrix modifies is accepted unmodified', async () => {
  expect((await post(kit.message(taxpayer))).code).toBeNull();
});

test.each(Object.entries(provoked))(
  'the message for code %s is refused with that code',
  async (code, provoke) => {
    const reply = await post(await provoke(kit));
    expect(reply).toMatchObject({ status: 500, code, fault: { origin: 'client' } });
    expect(reply.fault?.text).not.toBe('');
  },
);

test('every published code is tested, or a reason says why it cannot occur', () => {
  const covered = [...Object.keys(provoked), ...Object.keys(unprovoked)].toSorted();
  expect(covered).toEqual(Object.keys(faultTable.fiscalization).toSorted());
});

test.each<[string, string, Provocation]>([
  ['size is checked before form', '1', async () => '<'.repeat(kit.bytesMax + 1)],
  ['form is checked before structure', '10', async () => `${messages().invoice({ InvNum: 'x' })}<`],
  [
    'structure is checked before the signature',
    '11',
    async () =>
      messages()
        .invoice({ InvNum: 'x' })
        .replace(/<Signature .*<\/Signature>/, ''),
  ],
  [
    'the certificate is checked before the signature',
    '33',
    async () => {
      const text = messages()
        .invoice()
        .replace(/<X509Certificate>[^<]*/, '<X509Certificate>QUFBQQ==');
      return text.replace('Kafe', 'Çaj');
    },
  ],
  [
    'the signature is checked before the IIC',
    '30',
    async () =>
      messages()
        .invoice({ IIC: 'A'.repeat(32) })
        .replace('Kafe', 'Çaj'),
  ],
  [
    'the IIC is checked before the clock',
    '11',
    async () => {
      const text = messages().invoice({ IIC: 'A'.repeat(32) });
      authority.clock.move(2 * 3_600_000);
      return text;
    },
  ],
  [
    'the clock is checked before the VAT status',
    '2',
    async () => {
      const text = messages().invoice({ IsIssuerInVAT: false });
      authority.clock.move(2 * 3_600_000);
      return text;
    },
  ],
  [
    'times are checked before the VAT status',
    '11',
    async () => messages().invoice({ IsIssuerInVAT: false, IssueDateTime: '2026-11-16T10:59:00+01:00' }),
  ],
  [
    'the VAT status is checked before the registry',
    '44',
    async () => messages().invoice({ IsIssuerInVAT: false, BusinUnitCode: unknownCode }),
  ],
])('if a message breaks two rules, %s (fault code %s)', async (_order, code, provoke) => {
  expect((await post(await provoke(kit))).code).toBe(code);
});

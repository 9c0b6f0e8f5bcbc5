import { albanianParty } from './albanian-party.ts';
import type { DraftLine, EInvoiceDraft } from './complete-document.ts';
import { fiscalNotes, type FiscalFacts } from './fiscal-notes.ts';
import { exemptionsOf, taxTreatmentOf, type FiscalTreatment } from './tax-treatments.ts';

export const exampleFacts: FiscalFacts = {
  IIC: 'D04C13B4063D63A13B5D822A90178A7C',
  IICSignature: '4A'.repeat(256),
  FIC: '12b8691d-0ee3-48d8-8b86-cca6a37f189b',
  IssueDateTime: '2026-11-15T10:30:00+01:00',
  OperatorCode: 'op123op123',
  BusinessUnitCode: 'bu123bu123',
  SoftwareCode: 'so123so123',
  IsBadDebtInv: 'false',
};

export interface ExampleLine {
  readonly treatment: FiscalTreatment;
  readonly price: string;
  readonly quantity: string;
}

export const atRate = (rate: string, price = '100.00', quantity = '1'): ExampleLine => ({
  treatment: { kind: 'rate', rate },
  price,
  quantity,
});

const lineOf = ({ treatment, price, quantity }: ExampleLine, place: number): DraftLine => ({
  id: String(place + 1),
  quantity: { value: quantity, unit: 'H87' },
  allowancesAndCharges: [],
  item: {
    name: `Kafe ${place + 1}`,
    classifications: [],
    properties: [],
    tax: taxTreatmentOf(treatment),
  },
  price: { amount: price },
});

/** A plain invoice between two businesses; each test changes the part that it is about. */
export function exampleDraft(
  lines: readonly ExampleLine[] = [atRate('20.00')],
  changes: Partial<EInvoiceDraft> = {},
): EInvoiceDraft {
  // A document with an out-of-scope line must not contain a VAT number.
  const isInVat = !lines.some(
    ({ treatment }) => treatment.kind === 'exempt' && treatment.by === 'TAX_FREE_O',
  );
  const address = { street: 'Rruga e Durrësit 12', town: 'Tiranë', postalCode: '1001' };
  return {
    process: 'P1',
    number: '22/2026',
    issueDate: '2026-11-15',
    dueDate: '2026-11-30',
    typeCode: '380',
    notes: fiscalNotes(exampleFacts),
    currency: 'ALL',
    precedingInvoices: [],
    attachments: [],
    seller: albanianParty({ nuis: 'L01714012M', name: 'Shumica Tomorri', address, isInVat }),
    buyer: albanianParty({ nuis: 'K91721010Q', name: 'Market Drini & Bij', address, isInVat }),
    paymentMeans: [
      {
        code: '30',
        instruction: 'ACCOUNT',
        reference: exampleFacts.FIC,
        account: { iban: 'AL47212110090000000235698741', name: 'Banka', swift: 'NCBAALTX' },
      },
    ],
    allowancesAndCharges: [],
    exemptions: exemptionsOf(lines.map(({ treatment }) => treatment)),
    ...changes,
    lines: changes.lines ?? lines.map(lineOf),
  };
}

/** A value for every optional part of a document. */
export const everything: Partial<EInvoiceDraft> = {
  taxPointDate: '2026-11-14',
  accountingCost: '411',
  buyerReference: 'Zyra 4',
  period: { startDate: '2026-11-01', endDate: '2026-11-30' },
  orderNumber: '77',
  salesOrderNumber: '78',
  precedingInvoices: [
    { number: 'D04C13B4063D63A13B5D822A90178A7C', issueDate: '2026-11-01' },
    { number: '2' },
  ],
  despatchAdvice: 'F1',
  receivingAdvice: 'P1',
  tender: 'T1',
  contract: 'K1',
  attachments: [
    { id: { value: 'a' }, file: { content: 'QQ==', mimeCode: 'text/csv', fileName: 'a.csv' } },
    { id: { value: 'b' }, description: 'Vendi', address: 'https://tezga.example/b' },
    { id: { value: 'c', scheme: 'ABT' }, typeCode: '130' },
  ],
  payee: {
    name: 'Faktoring sh.a.',
    identifiers: [{ value: '1', scheme: '0088' }],
    companyId: { value: '2' },
  },
  taxRepresentative: {
    name: 'Përfaqësuesi',
    address: { country: 'AL' },
    taxRegistrations: [{ id: 'ALL01714012M', scheme: 'VAT' }],
  },
  delivery: {
    date: '2026-11-15',
    locationId: { value: '9' },
    address: { town: 'Durrës', country: 'AL' },
    name: 'Magazina',
  },
  paymentTerms: 'Brenda 15 ditësh',
  allowancesAndCharges: [
    {
      isCharge: false,
      reason: 'Zbritje',
      reasonCode: '95',
      percent: '10',
      amount: '10.00',
      baseAmount: '100.00',
      tax: { category: 'S', rate: '20.00' },
    },
    { isCharge: true, reason: 'Transport', amount: '5.00', tax: { category: 'S', rate: '20.00' } },
  ],
  prepaid: '30.00',
  rounding: '0.20',
  lines: [
    {
      id: '1',
      note: 'Shënim < i rreshtit & tjetër',
      quantity: { value: '2.5', unit: 'KGM' },
      accountingCost: '701',
      period: { startDate: '2026-11-01', endDate: '2026-11-02' },
      orderLine: '3',
      allowancesAndCharges: [{ isCharge: false, reason: 'Zbritje', amount: '1.00' }],
      item: {
        description: 'Kafe e bluar',
        name: 'Kafe',
        buyerCode: 'B',
        sellerCode: 'S',
        standardCode: { value: '5301234567890', scheme: '0160' },
        originCountry: 'BR',
        classifications: [{ value: '0901', scheme: 'HS' }],
        tax: { category: 'S', rate: '20.00' },
        properties: [{ name: 'Ngjyra', value: 'E zezë' }],
      },
      price: {
        amount: '90.00',
        baseQuantity: { value: '1', unit: 'KGM' },
        discount: { amount: '10.00', grossPrice: '100.00' },
      },
    },
  ],
};

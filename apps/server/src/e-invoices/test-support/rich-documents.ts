import {
  albanianParty,
  completeDocument,
  fiscalNotes,
  type EInvoiceDocument,
  type EInvoiceDraft,
} from '@tezga/fiscal';

const address = { street: 'Rruga e Durrësit 12', town: 'Tiranë', postalCode: '1001', region: 'Tirana' };

/** Tax categories with a rate or, for an exempt category, the code of the reason. */
const taxes = {
  S: { rate: '20.00' },
  Z: { rate: '0.00' },
  E: { rate: '0.00', code: 'VATEX-EU-132' },
  AE: { rate: '0.00', code: 'VATEX-EU-AE' },
  K: { rate: '0.00', code: 'VATEX-EU-IC' },
  G: { rate: '0.00', code: 'VATEX-EU-G' },
  O: { code: 'VATEX-EU-O' },
  L: { rate: '7.00' },
  M: { rate: '4.00' },
} as const;
type Category = keyof typeof taxes;

const party = (nuis: string, name: string, isInVat: boolean) => ({
  ...albanianParty({
    nuis,
    name,
    address,
    isInVat,
    contact: { name: 'Zyra', phone: '069', email: 'a@b.al' },
  }),
  companyId: { value: nuis, scheme: '0002' },
});

/**
 * A document that uses every element of the model and has this tax category everywhere. The documents of the product
 * use fewer elements.
 */
function richDraft(category: Category): EInvoiceDraft {
  const { rate, code } = { rate: undefined, code: undefined, ...taxes[category] };
  const tax = rate === undefined ? { category } : { category, rate };
  const isInVat = category !== 'O';
  return {
    ...richHead,
    seller: party('L01714012M', 'Shumica Tomorri', isInVat),
    buyer: party('K91721010Q', 'Market Drini', isInVat),
    ...(isInVat
      ? {
          taxRepresentative: {
            name: 'Përfaqësuesi',
            address: { ...address, country: 'AL' },
            taxRegistrations: [{ id: 'ALL11111111A', scheme: 'VAT' }],
          },
        }
      : {}),
    allowancesAndCharges: [
      { ...discount, amount: '10.00', baseAmount: '100.00', tax },
      { isCharge: true, reason: 'Transport', reasonCode: 'FC', amount: '5.00', baseAmount: '50.00', tax },
    ],
    exemptions: code === undefined ? [] : [{ category, code, reason: 'Pa TVSH' }],
    lines: [
      { ...richLine, item: { ...richItem, tax } },
      { ...richLine, id: '2', period: undefined, item: { ...richItem, tax } },
    ],
  };
}

const discount = { isCharge: false, reason: 'Zbritje', reasonCode: '95', percent: '10' };

const richHead = {
  process: 'P1',
  number: '22/2026',
  issueDate: '2026-11-15',
  dueDate: '2026-11-30',
  typeCode: '380',
  notes: fiscalNotes(
    {
      IIC: 'D04C13B4063D63A13B5D822A90178A7C',
      IICSignature: '4A'.repeat(256),
      FIC: '12b8691d-0ee3-48d8-8b86-cca6a37f189b',
      IssueDateTime: '2026-11-15T10:30:00+01:00',
      OperatorCode: 'op123op123',
      BusinessUnitCode: 'bu123bu123',
      SoftwareCode: 'so123so123',
      IsBadDebtInv: 'false',
    },
    ['Faleminderit'],
  ),
  currency: 'ALL',
  accountingCost: '411',
  buyerReference: 'Zyra 4',
  period: { startDate: '2026-11-01', endDate: '2026-11-30', taxPointCode: '35' },
  orderNumber: '77',
  salesOrderNumber: '78',
  precedingInvoices: [{ number: '5', issueDate: '2026-11-01' }],
  despatchAdvice: 'F1',
  receivingAdvice: 'P1',
  tender: 'T1',
  contract: 'K1',
  attachments: [
    {
      id: { value: 'a' },
      description: 'Tabela',
      file: { content: 'QQ==', mimeCode: 'text/csv', fileName: 'a.csv' },
    },
    { id: { value: 'b' }, address: 'https://tezga.example/b' },
    { id: { value: 'c', scheme: 'ABT' }, typeCode: '130' },
  ],
  payee: { name: 'Faktoring', identifiers: [{ value: '1', scheme: '0088' }], companyId: { value: '2' } },
  delivery: {
    date: '2026-11-15',
    locationId: { value: '9', scheme: '0088' },
    address: { ...address, country: 'AL' },
    name: 'Magazina',
  },
  paymentMeans: [
    {
      code: '30',
      instruction: 'ACCOUNT',
      reference: '12b8691d',
      card: { number: '1234', network: 'VISA', holder: 'Ana' },
      account: { iban: 'AL47212110090000000235698741', name: 'Banka', swift: 'NCBAALTX' },
    },
  ],
  paymentTerms: 'Brenda 15 ditësh',
  prepaid: '30.00',
  rounding: '0.20',
} satisfies Partial<EInvoiceDraft>;

const richItem = {
  description: 'Kafe e bluar',
  name: 'Kafe',
  buyerCode: 'B',
  sellerCode: 'S',
  standardCode: { value: '5301234567890', scheme: '0160' },
  originCountry: 'BR',
  classifications: [{ value: '0901', scheme: 'HS' }],
  properties: [{ name: 'Ngjyra', value: 'E zezë' }],
};

const richLine = {
  id: '1',
  note: 'Shënim',
  quantity: { value: '2.5', unit: 'KGM' },
  accountingCost: '701',
  period: { startDate: '2026-11-01', endDate: '2026-11-02' },
  orderLine: '3',
  allowancesAndCharges: [
    { ...discount, amount: '1.00', baseAmount: '10.00' },
    { isCharge: true, reason: 'Paketim', reasonCode: 'PC', amount: '2.00', baseAmount: '20.00' },
  ],
  price: {
    amount: '90.00',
    baseQuantity: { value: '1', unit: 'KGM' },
    discount: { amount: '10.00', grossPrice: '100.00' },
  },
};

/** One document for each tax category, a credit note, and a document in a foreign currency. */
export function richDocuments(): EInvoiceDocument[] {
  const categories = Object.keys(taxes) as Category[];
  return [
    ...categories.map((category) => completeDocument(richDraft(category))),
    completeDocument({ ...richDraft('S'), typeCode: '381' }),
    completeDocument({ ...richDraft('S'), currency: 'EUR', exchange: { rate: '97.35' } }),
  ];
}

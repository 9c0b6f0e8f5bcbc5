import { asMoney, negated } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { DocumentKind, PrintedInvoice, PrintedLine, PrintedReference } from '../printed-invoice.ts';
import { anEInvoice, aPrintedInvoice, aPrintedLine, printedLines } from './example-invoice.ts';

/** An example document of each kind, and the texts that it must contain besides its title. */
export interface ExampleKind {
  readonly kind: DocumentKind;
  readonly invoice: PrintedInvoice;
  readonly facts: (print: Phrases['print'], words: Phrases) => readonly string[];
}

export const aReference = (
  relation: PrintedReference['relation'],
  changes: Partial<PrintedReference> = {},
): PrintedReference => ({
  relation,
  iic: 'FEDCBA9876543210FEDCBA9876543210',
  number: '70/2026',
  issuedAt: new Date('2026-11-01T10:00:00Z'),
  ...changes,
});

const negative = (line: PrintedLine): PrintedLine => ({
  ...line,
  quantity: negated(line.quantity),
  withoutVat: negated(line.withoutVat),
  vat: line.vat === null ? null : negated(line.vat),
  withVat: negated(line.withVat),
});

const takenBack = printedLines(2).map(negative);
const nonCash = { cashDeviceCode: null, number: '71/2026', change: asMoney(0n), payments: [] } as const;

/** The lines of an invoice under reverse charge: their values do not include the VAT. */
const owed = [0, 1].map((place) => {
  const { unitPriceWithoutVat: unitPriceWithVat, withoutVat: withVat } = aPrintedLine(place);
  return aPrintedLine(place, { unitPriceWithVat, withVat });
});

const farmer = {
  idType: 'ID',
  idNumber: 'J12345678W',
  name: 'Agim Leka',
  address: 'Fshati Dajç',
  town: 'Lezhë',
  country: 'ALB',
} as const;
const consultant = {
  idType: 'VAT',
  idNumber: 'IT12345678901',
  name: 'Studio Bianchi s.r.l.',
  address: 'Via Roma 1',
  town: 'Bari',
  country: 'ITA',
} as const;

const ordered = Array.from({ length: 25 }, (_unused, place) =>
  aReference('summarized', {
    number: `${place + 1}/2026/ab123cd456`,
    iic: place.toString(16).toUpperCase().padStart(32, 'A'),
  }),
);

const referenceTitle = '70/2026 · 01.11.2026 11:00:00';

const plain: readonly ExampleKind[] = [
  {
    kind: 'cashInvoice',
    invoice: aPrintedInvoice(),
    facts: ({ paymentMethods }) => [paymentMethods.BANKNOTE],
  },
  {
    kind: 'nonCashInvoice',
    invoice: aPrintedInvoice({ ...nonCash, kind: 'nonCashInvoice' }),
    facts: () => ['71/2026', 'AL47 2121 1009 0000 0002 3569 8741'],
  },
  {
    kind: 'eInvoice',
    invoice: aPrintedInvoice({
      ...nonCash,
      kind: 'eInvoice',
      eInvoice: anEInvoice({
        eic: '11111111-2222-3333-4444-555555555555',
        payee: { name: 'Faktor sh.a.', idNumber: 'L99999999A', address: '', town: 'Milano', country: 'ITA' },
      }),
    }),
    facts: ({ process, typeCode, labels }) => [
      '11111111-2222-3333-4444-555555555555',
      `${process} P1`,
      `${typeCode} 380`,
      labels.payee,
      'Faktor sh.a. · L99999999A · Milano · ',
    ],
  },
  {
    kind: 'proForma',
    invoice: aPrintedInvoice({
      kind: 'proForma',
      number: null,
      cashDeviceCode: null,
      softwareCode: '',
      payments: [],
      change: asMoney(0n),
      iic: null,
      fic: null,
      verificationAddress: null,
    }),
    facts: ({ noInvoice }) => [noInvoice.split(' ').slice(0, 3).join(' ')],
  },
];

const about: readonly ExampleKind[] = [
  {
    kind: 'correctiveNote',
    invoice: aPrintedInvoice({
      kind: 'correctiveNote',
      lines: [...printedLines(1), ...printedLines(1).map(negative)],
      references: [aReference('corrected')],
    }),
    facts: ({ labels }) => [labels.correctedInvoice, referenceTitle, '−120.00'],
  },
  {
    kind: 'debitNote',
    invoice: aPrintedInvoice({ kind: 'debitNote', references: [aReference('corrected')] }),
    facts: ({ labels }) => [labels.correctedInvoice, referenceTitle, 'FEDCBA9876543210FEDCBA9876543210'],
  },
  {
    kind: 'creditNote',
    invoice: aPrintedInvoice({
      ...nonCash,
      kind: 'creditNote',
      lines: takenBack,
      bankAccounts: [],
      payments: [{ method: 'ACCOUNT', amount: asMoney(-36_700n), inCurrency: null, details: null }],
      references: [aReference('cancelled')],
      eInvoice: anEInvoice({ process: 'P10', typeCode: '381' }),
    }),
    facts: ({ labels, eInvoicePendingMark }) => [
      labels.cancelledInvoice,
      referenceTitle,
      labels.eInvoice,
      eInvoicePendingMark,
      '−367.00 ALL',
    ],
  },
  {
    kind: 'badDebtInvoice',
    invoice: aPrintedInvoice({
      ...nonCash,
      kind: 'badDebtInvoice',
      lines: takenBack,
      references: [aReference('badDebt')],
      bankAccounts: [],
    }),
    facts: ({ references }) => [references.badDebt, referenceTitle],
  },
  {
    kind: 'summaryInvoice',
    invoice: aPrintedInvoice({ kind: 'summaryInvoice', references: ordered }),
    facts: ({ references }) => [references.summarized, '1/2026/ab123cd456', '20/2026/ab123cd456'],
  },
  {
    kind: 'order',
    invoice: aPrintedInvoice({
      kind: 'order',
      payments: [{ method: 'ORDER', amount: asMoney(74_800n), inCurrency: null, details: null }],
      change: asMoney(0n),
      bankAccounts: [],
      references: [aReference('summarizedBy')],
    }),
    facts: ({ noReceipt, references }) => [
      noReceipt.split(' ').slice(0, 3).join(' '),
      references.summarizedBy,
      referenceTitle,
    ],
  },
  {
    kind: 'advanceInvoice',
    invoice: aPrintedInvoice({ kind: 'advanceInvoice', references: [aReference('advanceOf')] }),
    facts: ({ references }) => [references.advanceOf, referenceTitle],
  },
  {
    kind: 'finalInvoice',
    invoice: aPrintedInvoice({
      ...nonCash,
      kind: 'finalInvoice',
      lines: [...printedLines(2), { ...negative(aPrintedLine(0)), name: 'Parapagim' }],
      references: [aReference('advance')],
    }),
    facts: ({ references }) => [references.advance, referenceTitle, '−120.00'],
  },
];

const selfIssued: readonly ExampleKind[] = [
  {
    kind: 'selfInvoice',
    invoice: aPrintedInvoice({ kind: 'selfInvoice', selfIssue: 'DOMESTIC', buyer: farmer, bankAccounts: [] }),
    facts: ({ selfIssues }, { customers }) => [
      selfIssues.DOMESTIC,
      `${customers.form.numberOf.ID}: J12345678W`,
    ],
  },
  {
    kind: 'selfInvoice',
    invoice: aPrintedInvoice({
      ...nonCash,
      kind: 'selfInvoice',
      selfIssue: 'ABROAD',
      buyer: consultant,
      isReverseCharge: true,
      lines: owed,
      bankAccounts: [],
    }),
    facts: ({ selfIssues, labels }, { customers }) => [
      selfIssues.ABROAD,
      `${customers.form.numberOf.VAT}: IT12345678901`,
      labels.reverseCharge,
      '305.83 ALL',
    ],
  },
];

export const exampleKinds: readonly ExampleKind[] = [...plain, ...about, ...selfIssued];

import {
  asExchangeRate,
  asMoney,
  asPercent,
  asQuantity,
  attachmentTypes,
  choosableInvoiceTypes,
  choosableProcesses,
  divideRounded,
  negated,
  oneLineText,
  paymentMethodCodes,
  paymentMethods,
  taxPointOptions,
  usualEInvoice,
  vatExemptionCodes,
  type CartLine,
  type EInvoiceParty,
  type LineTax,
  type SaleDocument,
} from '@tezga/domain';
import fc from 'fast-check';
import type { EInvoiceSource, SourceFile, SourceReference } from '../e-invoice-source.ts';
import { aLine, sourceOf, type Given } from './source-of.ts';

const oddNames = [
  'Miell',
  'Kafe & <çaj> "i ëmbël"',
  "Kripë deti 'trashë' ]]>",
  'N'.repeat(200),
  '  Vaj   ulliri ',
  '👩‍👩‍👧 lodra',
];
const someText = fc.oneof(
  fc.constantFrom(...oddNames),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => oneLineText(text).trim())
    .filter((text) => text !== ''),
);

const rate: fc.Arbitrary<LineTax> = fc.constantFrom(20n, 20n, 10n, 6n, 0n).map((percent) => ({ percent }));
const exempt: fc.Arbitrary<LineTax> = fc
  .constantFrom(...vatExemptionCodes)
  .map((exemption) => ({ exemption }));

const lineOf = (tax: fc.Arbitrary<LineTax>): fc.Arbitrary<CartLine> =>
  fc
    .record({
      name: someText,
      sku: fc.constantFrom('', 'M1', 'ç&<'),
      unit: fc.constantFrom('copë', 'kilogram', 'thes', 'Litër', 'kovë'),
      quantity: fc.oneof(fc.constant(1000n), fc.bigInt(1n, 5_000_000n)).map(asQuantity),
      unitPrice: fc.oneof(fc.bigInt(0n, 100n), fc.bigInt(1n, 100_000_000n)).map(asMoney),
      discount: fc
        .oneof(fc.constant(0n), fc.bigInt(1n, 10_000n), fc.constantFrom(3333n, 10_000n))
        .map(asPercent),
      lowersTaxBase: fc.boolean(),
      tax,
    })
    .map(aLine);

const linesOf = (tax: fc.Arbitrary<LineTax>) => fc.array(lineOf(tax), { minLength: 1, maxLength: 6 });
const anyLines = linesOf(fc.oneof(rate, exempt));

const nonCash = paymentMethodCodes.filter((code) => paymentMethods[code].settles === 'NONCASH');
const day = fc.constantFrom('2026-11-15', '2026-12-31', null);

/** Random values for the fields that vary in every kind of invoice. */
const anyInvoice = fc.record({
  payDeadline: day,
  notes: fc.constantFrom('', 'Faleminderit # shumë', '#ABC# kod', 'dy\nrreshta'),
  payments: fc
    .array(fc.record({ method: fc.constantFrom(...nonCash), amountInLek: fc.constantFrom('100', '-7') }), {
      maxLength: 2,
    })
    .map((payments) => ({ payments })),
  hasAccount: fc.boolean(),
  pricesIncludeVat: fc.boolean(),
});

const reference = (relation: SourceReference['relation'], count = 1): SourceReference[] =>
  Array.from({ length: count }, (_, place) => ({
    relation,
    iic: place.toString(16).toUpperCase().padStart(32, 'A'),
    issuedAt: new Date('2026-11-01T10:00:00Z'),
  }));

const party: fc.Arbitrary<EInvoiceParty> = fc.record({
  name: someText.map((name) => name.slice(0, 100).trim()),
  idNumber: fc.constantFrom('L11111111A', 'IT12345670017', 'ABC'),
  address: fc.constantFrom('', 'Rr. 1'),
  town: fc.constantFrom('', 'Fier'),
  country: fc.constantFrom('ALB', 'ITA', 'XKX', 'GRC', 'DEU'),
});

const details = fc.record({
  invoiceType: fc.constantFrom(null, ...choosableInvoiceTypes),
  process: fc.constantFrom(null, ...choosableProcesses),
  taxPoint: fc.constantFrom(null, ...taxPointOptions),
  transporter: fc.option(party),
  payee: fc.option(party),
  taxRepresentative: fc.option(party),
  cardPayment: fc.option(
    fc.record({
      orderId: fc.constantFrom('', '77'),
      authCode: fc.constantFrom('', 'A1'),
      tranType: fc.constantFrom('', 'Auth'),
      maskedPan: fc.constantFrom('', '4111 **** **** 1234', '**** 5'),
      email: fc.constantFrom('', 'a@b.al'),
      tel: fc.constantFrom('', '069'),
    }),
  ),
});

const file: fc.Arbitrary<SourceFile> = fc
  .tuple(fc.constantFrom(...Object.entries(attachmentTypes)), someText)
  .map(([[ending, type], name]) => ({ name: `${name}.${ending}`, type, content: Buffer.from(name) }));

const document = (changes: Partial<SaleDocument>): SaleDocument => ({
  selfIssue: null,
  supply: null,
  isAdvance: false,
  isBuying: false,
  ...changes,
});

/** Returns the lines with `share` percent of the amount of each line as prepaid by advances. */
const lessShare = (lines: readonly CartLine[], share: bigint): CartLine[] =>
  lines.map((line) => {
    const left = line.lowersTaxBase ? 10_000n - line.discount : 10_000n;
    const amount = divideRounded(line.quantity * line.unitPrice * left, 10_000_000n);
    return { ...line, prepaid: asMoney((amount * share) / 100n) };
  });

const backwards = (lines: readonly CartLine[]): CartLine[] =>
  lines.map((line) => ({ ...line, quantity: negated(line.quantity) }));

const oneAndOther = fc.tuple(anyLines, anyLines);

/** For each kind of e-invoice, the generator of its invoices. */
export const kindsOfEInvoice = {
  plain: anyLines.map((lines): Given => ({ lines })),
  exempt: linesOf(exempt).map((lines): Given => ({ lines })),
  outOfVat: anyLines.map((lines): Given => ({ lines, isIssuerInVat: false })),
  reverseCharge: linesOf(rate).map((lines): Given => ({ lines, isReverseCharge: true })),
  currency: fc
    .tuple(anyLines, fc.constantFrom('EUR', 'USD', 'CHF', 'JPY', 'MKD'), fc.bigInt(1n, 20_000_000_000n))
    .map(([lines, currency, exchangeRate]): Given => ({
      lines,
      currency,
      exchangeRate: asExchangeRate(exchangeRate),
    })),
  creditNote: anyLines.map((lines): Given => ({
    lines: backwards(lines),
    isCorrective: true,
    source: { references: reference('corrects') },
  })),
  creditNoteInCurrency: anyLines.map((lines): Given => ({
    lines: backwards(lines),
    isCorrective: true,
    currency: 'EUR',
    source: { references: reference('cancels') },
  })),
  correction: oneAndOther.map(([back, lines]): Given => ({
    lines: [...backwards(back), ...lines],
    isCorrective: true,
    source: { references: reference('corrects') },
  })),
  badDebt: linesOf(rate).map((lines): Given => ({
    lines: backwards(lines),
    isCorrective: true,
    source: { references: reference('bad-debt') },
  })),
  selfBilled: anyLines.map((lines): Given => ({
    lines,
    invoice: { document: document({ selfIssue: 'AGREEMENT' }) },
  })),
  advance: linesOf(rate).map((lines): Given => ({
    lines,
    invoice: { document: document({ isAdvance: true }) },
  })),
  final: fc.tuple(linesOf(rate), fc.bigInt(0n, 100n)).map(([lines, share]): Given => ({
    lines: lessShare(lines, share),
    source: { references: reference('advance') },
  })),
  summary: fc.tuple(anyLines, fc.integer({ min: 1, max: 40 })).map(([lines, count]): Given => ({
    lines,
    source: { references: reference('sums-up', count) },
  })),
  supply: anyLines.map((lines): Given => ({
    lines,
    invoice: { document: document({ supply: { start: '2026-11-01', end: '2026-11-30' } }) },
  })),
  detailed: fc.tuple(anyLines, details).map(([lines, said]): Given => ({
    lines,
    source: { details: { ...usualEInvoice, ...said } },
  })),
  taxPointDate: anyLines.map((lines): Given => ({
    lines,
    source: { details: { ...usualEInvoice, taxPointDate: '2026-11-20' } },
  })),
  attachments: fc
    .tuple(anyLines, fc.array(file, { minLength: 1, maxLength: 3 }))
    .map(([lines, files]): Given => ({ lines, source: { files } })),
} satisfies Record<string, fc.Arbitrary<Given>>;
export type KindOfEInvoice = keyof typeof kindsOfEInvoice;

/** Random sources of e-invoices of a kind, the same for the same seed. */
export function randomSources(kind: KindOfEInvoice, count: number, seed: number): EInvoiceSource[] {
  const given = fc.tuple(kindsOfEInvoice[kind], anyInvoice);
  return fc.sample(given, { numRuns: count, seed }).map(([ofKind, { payments, hasAccount, ...any }]) =>
    sourceOf({
      ...ofKind,
      pricesIncludeVat: any.pricesIncludeVat,
      invoice: { payDeadline: any.payDeadline, notes: any.notes, ...payments, ...ofKind.invoice },
      source: {
        unitCodes: new Map([['kovë', 'XBJ']]),
        ...(hasAccount ? {} : { account: null }),
        ...ofKind.source,
      },
    }),
  );
}

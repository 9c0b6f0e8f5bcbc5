import type {
  PrintedBankAccount,
  PrintedBuyer,
  PrintedEInvoice,
  PrintedInvoice,
  PrintedLine,
  PrintedLineAmounts,
  PrintedSeller,
} from '../printed-invoice.ts';

const goods = [
  'Kafe ekspres',
  'Ujë mineral 0,5 l',
  'Djathë i bardhë Gjirokastre',
  'Vaj ulliri ekstra i virgjër',
];

const seller: PrintedSeller = {
  name: 'Market Drini sh.p.k.',
  nuis: 'L12345678A',
  address: 'Rruga e Kavajës 12',
  town: 'Tiranë',
  country: 'ALB',
  phone: '+355 69 123 4567',
  email: 'info@market.example',
  website: 'market.example',
  logo: null,
};

const buyer: PrintedBuyer = {
  idType: 'NUIS',
  idNumber: 'K71234567B',
  name: 'Ëndërr Çela sh.p.k.',
  address: 'Bulevardi Zogu I 5',
  town: 'Durrës',
  country: 'ALB',
};

const bankAccount: PrintedBankAccount = {
  bank: 'Banka e Shembullit',
  iban: 'AL47212110090000000235698741',
  swift: 'SHEMALTR',
  currency: 'ALL',
};

export const anEInvoice = (changes: Partial<PrintedEInvoice> = {}): PrintedEInvoice => ({
  eic: null,
  process: 'P1',
  typeCode: '380',
  transporter: null,
  payee: null,
  taxRepresentative: null,
  ...changes,
});

const amounts = (unitPriceWithVat: bigint, count: bigint): PrintedLineAmounts => {
  const withVat = unitPriceWithVat * count;
  const withoutVat = (withVat * 100n) / 120n;
  return {
    unitPriceWithoutVat: (unitPriceWithVat * 100n) / 120n,
    unitPriceWithVat,
    withoutVat,
    vat: withVat - withoutVat,
    withVat,
  };
};

export function aPrintedLine(place: number, changes: Partial<PrintedLine> = {}): PrintedLine {
  const count = BigInt((place % 7) + 1);
  return {
    name: `${goods[place % goods.length] ?? ''} ${place + 1}`,
    code: `A-${String(place + 1).padStart(4, '0')}`,
    unit: 'copë',
    quantity: count * 1000n,
    discount: 0n,
    lowersTaxBase: true,
    vatPercent: 20n,
    exemption: null,
    inCurrency: null,
    ...amounts(12_000n + BigInt(place) * 350n, count),
    ...changes,
  };
}

export function printedLines(count: number): PrintedLine[] {
  return Array.from({ length: count }, (_unused, place) => aPrintedLine(place));
}

const sumOf = (lines: readonly PrintedLine[], of: (line: PrintedLine) => bigint): bigint =>
  lines.reduce((sum, line) => sum + of(line), 0n);

/** A cash invoice with all usual facts. */
export function aPrintedInvoice(changes: Partial<PrintedInvoice> = {}): PrintedInvoice {
  const lines = changes.lines ?? printedLines(3);
  const totals = {
    withoutVat: sumOf(lines, ({ withoutVat }) => withoutVat),
    vat: sumOf(lines, ({ vat }) => vat ?? 0n),
    withVat: sumOf(lines, ({ withVat }) => withVat),
  };
  return {
    kind: 'cashInvoice',
    number: '1245/2026/ab123cd456',
    issuedAt: new Date('2026-11-15T11:30:05Z'),
    selfIssue: null,
    seller,
    buyer,
    businessUnitCode: 'bu111aa222',
    cashDeviceCode: 'ab123cd456',
    operatorCode: 'op333bb444',
    operatorName: 'Ana Hoxha',
    softwareCode: 'sw555cc666',
    lines,
    taxGroups: [{ vatPercent: 20n, exemption: null, ...totals }],
    totals,
    currency: null,
    isBuying: false,
    isReverseCharge: false,
    payments: [{ method: 'BANKNOTE', amount: totals.withVat, inCurrency: null, details: null }],
    change: 5000n,
    supplyPeriod: { start: '2026-11-15', end: '2026-11-15' },
    payDeadline: '2026-12-15',
    bankAccounts: [bankAccount],
    notes: 'Mallrat u dorëzuan në dyqan.',
    references: [],
    lateReason: null,
    iic: '0123456789ABCDEF0123456789ABCDEF',
    fic: '8f14e45f-ceea-467a-9c1e-0123456789ab',
    eInvoice: null,
    verificationAddress:
      'https://efiskalizimi-app.tatime.gov.al/invoice-check/#/verify?iic=0123456789ABCDEF0123456789ABCDEF&tin=L12345678A&crtd=2026-11-15T12:30:05+01:00&ord=1245&bu=bu111aa222&cr=ab123cd456&sw=sw555cc666&prc=12450.00',
    paymentQr: null,
    isCopy: false,
    isPending: false,
    hasVatSection: true,
    ...changes,
  };
}

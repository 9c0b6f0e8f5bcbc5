import { asMoney, asPercent, asQuantity, noMoney, sumOf, type Money } from '@tezga/domain';
import type { PrintedInvoice, PrintedLine } from '@tezga/print';

const goods = ['Kafe e pjekur', 'Ujë mineral', 'Djathë i bardhë Gjirokastre', 'Vaj ulliri ekstra i virgjër'];
const iic = '0123456789ABCDEF0123456789ABCDEF';

function lineAt(place: number): PrintedLine {
  const count = BigInt((place % 7) + 1);
  const unitPriceWithVat = 12_000n + BigInt(place) * 600n;
  const withVat = unitPriceWithVat * count;
  const withoutVat = (withVat * 5n) / 6n;
  return {
    name: `${goods[place % goods.length] ?? ''} ${place + 1}`,
    code: `A-${String(place + 1).padStart(4, '0')}`,
    unit: 'copë',
    quantity: asQuantity(count * 1000n),
    discount: asPercent(0n),
    lowersTaxBase: true,
    vatPercent: 20n,
    exemption: null,
    inCurrency: null,
    unitPriceWithoutVat: asMoney((unitPriceWithVat * 5n) / 6n),
    unitPriceWithVat: asMoney(unitPriceWithVat),
    withoutVat: asMoney(withoutVat),
    vat: asMoney(withVat - withoutVat),
    withVat: asMoney(withVat),
  };
}

/** A typical invoice of a wholesaler, with both QR codes. */
export function invoiceOfLines(count: number): PrintedInvoice {
  const lines = Array.from({ length: count }, (_unused, place) => lineAt(place));
  const sum = (of: (line: PrintedLine) => Money | null) => sumOf(lines.map((line) => of(line) ?? noMoney));
  const totals = {
    withoutVat: sum(({ withoutVat }) => withoutVat),
    vat: sum(({ vat }) => vat),
    withVat: sum(({ withVat }) => withVat),
  };
  const place = { address: 'Rruga e Kavajës 12', town: 'Tiranë', country: 'ALB' };
  const contact = { phone: '+355 69 123 4567', email: 'info@shumice.example', website: 'shumice.example' };
  return {
    kind: 'nonCashInvoice',
    number: '1245/2026',
    issuedAt: new Date('2026-11-15T11:30:05Z'),
    selfIssue: null,
    seller: { name: 'Shumica Tomorri', nuis: 'L12345678A', logo: null, ...place, ...contact },
    buyer: { idType: 'NUIS', idNumber: 'K71234567B', name: 'Ëndërr Çela', ...place },
    businessUnitCode: 'bu111aa222',
    cashDeviceCode: null,
    operatorCode: 'op333bb444',
    operatorName: 'Ana Hoxha',
    softwareCode: 'sw555cc666',
    lines,
    taxGroups: [{ vatPercent: 20n, exemption: null, ...totals }],
    totals,
    currency: null,
    isBuying: false,
    isReverseCharge: false,
    payments: [{ method: 'ACCOUNT', amount: totals.withVat, inCurrency: null, details: null }],
    change: asMoney(0n),
    supplyPeriod: { start: '2026-11-15', end: '2026-11-15' },
    payDeadline: '2026-12-15',
    bankAccounts: [
      { bank: 'Banka', iban: 'AL47212110090000000235698741', swift: 'SHEMALTR', currency: 'ALL' },
    ],
    notes: 'Mallrat u dorëzuan në magazinë.',
    references: [],
    lateReason: null,
    iic,
    fic: '8f14e45f-ceea-467a-9c1e-0123456789ab',
    eInvoice: null,
    verificationAddress: `https://efiskalizimi-app.tatime.gov.al/invoice-check/#/verify?iic=${iic}&tin=L12345678A&crtd=2026-11-15T12:30:05+01:00&ord=1245&bu=bu111aa222&cr=&sw=sw555cc666&prc=12450.00`,
    paymentQr: `ALPAY1\nL12345678A\nShumica Tomorri\n8f14e45f-ceea-467a-9c1e-0123456789ab\n2026-11-15T12:30:05+01:00\n12450.00\nALL\nSHEMALTR;AL47212110090000000235698741;Banka`,
    isCopy: false,
    isPending: false,
    hasVatSection: true,
  };
}

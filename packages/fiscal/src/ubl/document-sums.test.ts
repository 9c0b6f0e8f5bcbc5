import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '../xml/parse-xml.ts';
import { attributeOf, elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { checkDocument, checkNationalRules } from './check-document.ts';
import { completeDocument, type DraftLine, type EInvoiceDraft } from './complete-document.ts';
import { exampleDraft } from './example-draft.ts';
import { readDocument } from './read-document.ts';
import { exemptionCodes, exemptionsOf, taxTreatmentOf, type FiscalTreatment } from './tax-treatments.ts';
import { writeDocument } from './write-document.ts';

// The functions below compute the EN 16931 sums from the XML text, independently of the code that wrote it.
const hundredths = (text: string) => {
  const found = /^(-?)(\d+)\.(\d{2})$/.exec(text);
  if (found === null) throw new Error(`not an amount: ${text}`);
  const units = BigInt((found[2] ?? '') + (found[3] ?? ''));
  return found[1] === '-' ? -units : units;
};
const all = (element: XmlElement, ...names: string[]): XmlElement[] =>
  names.reduce(
    (found, name) => found.flatMap((each) => elementsOf(each).filter((child) => child.name === name)),
    [element],
  );
const texts = (element: XmlElement, ...names: string[]) => all(element, ...names).map(textOf);
const amountsIn = (element: XmlElement, ...names: string[]) => texts(element, ...names).map(hundredths);
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, each) => sum + each, 0n);
const only = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`${values.length} where one is`);
  return value;
};
const kindOfTax = (element: XmlElement) =>
  `${only(texts(element, 'ID'))} ${Number(texts(element, 'Percent')[0] ?? '0')}`;

function expectSums(root: XmlElement): void {
  const lineName = root.name === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine';
  const lines = all(root, lineName);
  const monetary = only(all(root, 'LegalMonetaryTotal'));
  const amountOfTotal = (name: string) => total(amountsIn(monetary, name));
  const allowances = all(root, 'AllowanceCharge').filter(
    (each) => texts(each, 'ChargeIndicator')[0] === 'false',
  );
  const charges = all(root, 'AllowanceCharge').filter((each) => texts(each, 'ChargeIndicator')[0] === 'true');
  const amountOf = (element: XmlElement, name = 'Amount') => only(amountsIn(element, name));
  expect(amountOfTotal('LineExtensionAmount'), 'BR-CO-10').toBe(
    total(lines.map((line) => amountOf(line, 'LineExtensionAmount'))),
  );
  expect(amountOfTotal('AllowanceTotalAmount'), 'BR-CO-11').toBe(
    total(allowances.map((each) => amountOf(each))),
  );
  expect(amountOfTotal('ChargeTotalAmount'), 'BR-CO-12').toBe(total(charges.map((each) => amountOf(each))));
  expect(amountOfTotal('TaxExclusiveAmount'), 'BR-CO-13').toBe(
    amountOfTotal('LineExtensionAmount') -
      amountOfTotal('AllowanceTotalAmount') +
      amountOfTotal('ChargeTotalAmount'),
  );
  const currency = only(texts(root, 'DocumentCurrencyCode'));
  const [own, ...others] = all(root, 'TaxTotal');
  const taxTotal = only(all(own as XmlElement, 'TaxAmount'));
  expect(attributeOf(taxTotal, 'currencyID')).toBe(currency);
  expect(others.length, 'BR-53').toBe(currency === 'ALL' ? 0 : 1);
  for (const other of others) expect(attributeOf(only(all(other, 'TaxAmount')), 'currencyID')).toBe('ALL');
  const parts = all(own as XmlElement, 'TaxSubtotal');
  expect(parts.length, 'BR-CO-18').toBeGreaterThan(0);
  const tax = hundredths(textOf(taxTotal));
  expect(tax, 'BR-CO-14').toBe(total(parts.map((part) => amountOf(part, 'TaxAmount'))));
  expect(amountOfTotal('TaxInclusiveAmount'), 'BR-CO-15').toBe(amountOfTotal('TaxExclusiveAmount') + tax);
  expect(amountOfTotal('PayableAmount'), 'BR-CO-16').toBe(
    amountOfTotal('TaxInclusiveAmount') -
      amountOfTotal('PrepaidAmount') +
      amountOfTotal('PayableRoundingAmount'),
  );
  const taxed = new Map<string, bigint>();
  const put = (category: XmlElement, amount: bigint) =>
    taxed.set(kindOfTax(category), (taxed.get(kindOfTax(category)) ?? 0n) + amount);
  for (const line of lines)
    put(only(all(line, 'Item', 'ClassifiedTaxCategory')), amountOf(line, 'LineExtensionAmount'));
  for (const each of allowances) put(only(all(each, 'TaxCategory')), -amountOf(each));
  for (const each of charges) put(only(all(each, 'TaxCategory')), amountOf(each));
  const partsInDocument = parts.map((part) => {
    const category = only(all(part, 'TaxCategory'));
    const taxable = amountOf(part, 'TaxableAmount');
    const rate = BigInt(Math.round(Number(texts(category, 'Percent')[0] ?? '0') * 100));
    // Rounds half away from zero, by rounding the absolute value half up.
    const size = ((taxable < 0n ? -taxable : taxable) * rate * 2n + 10_000n) / 20_000n;
    expect(amountOf(part, 'TaxAmount'), 'BR-CO-17').toBe(taxable < 0n ? -size : size);
    return [kindOfTax(category), taxable] as const;
  });
  expect(new Map(partsInDocument), 'BR-S-08').toEqual(taxed);
  expect(partsInDocument.length).toBe(taxed.size);
}

const cents = (min: number, max: number) =>
  fc.integer({ min: min, max: max }).map((units) => (units / 100).toFixed(2));
const treatment: fc.Arbitrary<FiscalTreatment> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('20.00', '20', '10.00', '6.00', '0.00')
      .map((rate) => ({ kind: 'rate', rate }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ...(Object.keys(exemptionCodes) as (keyof typeof exemptionCodes)[]).filter(
          (by) => by !== 'TAX_FREE_O',
        ),
      )
      .map((by) => ({ kind: 'exempt', by }) as const),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reverseCharge' } as const) },
);
const treatments = fc.oneof(
  { weight: 6, arbitrary: fc.array(treatment, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant([{ kind: 'exempt', by: 'TAX_FREE_O' }] as const) },
);
const phrase = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => `Ë${text.replaceAll(/[\p{C}\s]/gu, ' ')}.`);
const change = fc.record({ isCharge: fc.boolean(), amount: cents(0, 100_00), reason: phrase });
const shape = fc.record({
  treatments,
  lines: fc.array(
    fc.record({
      treatment: fc.nat(),
      quantity: fc.integer({ min: -50_000, max: 900_000 }).map((units) => (units / 1000).toFixed(3)),
      price: fc.integer({ min: 0, max: 90_000_000 }).map((units) => (units / 10_000).toFixed(4)),
      base: fc.option(fc.constantFrom('1', '3', '100', '0.7'), { nil: undefined }),
      changes: fc.array(change, { maxLength: 2 }),
      name: phrase,
    }),
    { minLength: 1, maxLength: 8 },
  ),
  changes: fc.array(fc.tuple(fc.nat(), change), { maxLength: 3 }),
  prepaid: fc.option(cents(0, 500_00), { nil: undefined }),
  rounding: fc.option(cents(-99, 99), { nil: undefined }),
  typeCode: fc.constantFrom('380', '381', '384', '386', '388'),
  foreign: fc.option(fc.record({ currency: fc.constantFrom('EUR', 'USD'), rate: cents(50_00, 150_00) }), {
    nil: undefined,
  }),
  remark: phrase,
});

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

function draftOf(generated: Shape): EInvoiceDraft {
  const chosen = (index: number): FiscalTreatment =>
    generated.treatments[index % generated.treatments.length] ?? { kind: 'reverseCharge' };
  const lines = generated.lines.map(
    ({ treatment: index, quantity, price, base, changes, name }, place): DraftLine => ({
      id: String(place + 1),
      quantity: { value: quantity, unit: 'KGM' },
      allowancesAndCharges: changes,
      item: { name, classifications: [], properties: [], tax: taxTreatmentOf(chosen(index)) },
      price: { amount: price, baseQuantity: base === undefined ? undefined : { value: base, unit: 'KGM' } },
    }),
  );
  const used = [
    ...generated.lines.map(({ treatment: index }) => index),
    ...generated.changes.map(([index]) => index),
  ];
  const example = exampleDraft(
    used.map((index) => ({ treatment: chosen(index), price: '1', quantity: '1' })),
  );
  return {
    ...example,
    typeCode: generated.typeCode,
    paymentTerms: generated.remark,
    lines,
    allowancesAndCharges: generated.changes.map(([index, each]) => ({
      ...each,
      tax: taxTreatmentOf(chosen(index)),
    })),
    prepaid: generated.prepaid,
    rounding: generated.rounding,
    currency: generated.foreign?.currency ?? 'ALL',
    exchange: generated.foreign,
    notes: [
      ...example.notes,
      `RemarkNote=${generated.remark.replaceAll('#', ' ')}#AAI#`,
      `CurrencyExchangeRate=${generated.foreign?.rate ?? '1'}#AAI#`,
    ],
    exemptions: exemptionsOf(used.map(chosen)),
  };
}

test('the computed totals satisfy every EN 16931 rule for any invoice', () => {
  fc.assert(
    fc.property(shape, (generated) => {
      const document = completeDocument(draftOf(generated));
      const written = writeDocument(document);
      expectSums(parseXml(written));
      const read = readDocument(written);
      expect(read).toEqual(document);
      expect(checkDocument(document)).toEqual([]);
      expect(checkNationalRules(document).filter(({ code }) => code !== 'AL-TYPE')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

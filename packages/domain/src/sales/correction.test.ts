import { asMoney, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { EndedAdvance } from './advances.ts';
import { endedTakenBack, takenBackLine, type LineLeft } from './correction.ts';
import { invoiceOfLines } from './invoice-of-lines.ts';
import { invoiceOf, type InvoiceLine } from './invoice-of.ts';
import type { SumsWithOwedVat } from './line-amounts.ts';
import { paymentsLeft, refundOf } from './refund.ts';
import { aCart, aPayment, inVat } from './test-support/example-sale.ts';
import { randomFrom, randomSale } from './test-support/random-cart.ts';

const wholeLine = (line: InvoiceLine, index: number): LineLeft => ({
  place: index + 1,
  line,
  quantity: line.quantity,
  amounts: line,
  inCurrency: line.inCurrency,
});

const plus = (one: SumsWithOwedVat, other: SumsWithOwedVat): SumsWithOwedVat => ({
  withoutVat: asMoney(one.withoutVat + other.withoutVat),
  vat: asMoney(one.vat + other.vat),
  withVat: asMoney(one.withVat + other.withVat),
  owedVat: asMoney(one.owedVat + other.owedVat),
});

function without(left: LineLeft, taken: InvoiceLine): LineLeft {
  return {
    ...left,
    quantity: asQuantity(left.quantity + taken.quantity),
    amounts: plus(left.amounts, taken),
    inCurrency:
      left.inCurrency === null || taken.inCurrency === null ? null : plus(left.inCurrency, taken.inCurrency),
  };
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The first fault that the tax authority would find in an invoice line; null if there is none. */
function faultOf(line: InvoiceLine): string | null {
  const { quantity, discount, lowersTaxBase, vatPercent, withoutVat, vat, owedVat, withVat } = line;
  const priced = lowersTaxBase ? 10_000n - discount : 10_000n;
  const tolerance = size(quantity) * 5000n + 10_000_000n;
  if (withVat !== withoutVat + vat) return 'PA is not PB and VA';
  if (size((vat + owedVat) * 100n - withoutVat * (vatPercent ?? 0n)) > 100n) return 'VA is not VR of PB';
  if (line.unitPriceWithoutVat < 0n || line.unitPriceWithVat < 0n) return 'a price below zero';
  if (size(line.unitPriceWithoutVat * quantity * priced - withoutVat * 10_000_000n) > tolerance)
    return 'PB is not UPB times Q';
  return size(line.unitPriceWithVat * quantity * priced - withVat * 10_000_000n) > tolerance
    ? 'UPA is not PA for one'
    : null;
}

test('partial corrections of any sizes are each valid and together reverse the invoice', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const { cart, circumstances } = randomSale(random, 5);
    const { lines } = invoiceOf(cart, circumstances);
    for (const [index, line] of lines.entries()) {
      if (line.quantity <= 0n) continue;
      let left = wholeLine(line, index);
      while (left.quantity > 0n) {
        const requested =
          left.quantity > 3n && random(3) > 0 ? left.quantity / BigInt(2 + random(4)) : left.quantity;
        const taken = takenBackLine(left, asQuantity(requested));
        expect(faultOf(taken), `seed ${seed}, line ${index}`).toBeNull();
        left = without(left, taken);
      }
      const nothing = { withoutVat: 0n, vat: 0n, withVat: 0n, owedVat: 0n };
      expect([left.amounts, left.inCurrency ?? left.amounts]).toMatchObject([nothing, nothing]);
    }
  }
});

test('an invoice built from the lines of another invoice has the same totals', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { cart, circumstances } = randomSale(randomFrom(seed), 6);
    const invoice = invoiceOf(cart, circumstances);
    expect(invoiceOfLines(invoice, invoice.lines, invoice.payments)).toEqual(invoice);
  }
});

test('a correction that takes back a whole line has exactly the negative amounts of that line', () => {
  const { lines } = invoiceOf(aCart(), inVat);
  const [line] = lines.map((each, index) => takenBackLine(wholeLine(each, index), each.quantity));
  expect(line).toMatchObject({
    quantity: -1000n,
    withoutVat: -10_000n,
    vat: -2000n,
    withVat: -12_000n,
    correctsPlace: 1,
  });
});

test('a refund uses the methods of the original payments, in their order', () => {
  const paid = [aPayment('CARD', 5000n), aPayment('BANKNOTE', 7000n)];
  expect(refundOf(paid, asMoney(-6000n))).toEqual([aPayment('CARD', -5000n), aPayment('BANKNOTE', -1000n)]);
  expect(
    refundOf(paymentsLeft(paid, [[aPayment('CARD', -5000n), aPayment('BANKNOTE', -1000n)]]), asMoney(-6000n)),
  ).toEqual([aPayment('BANKNOTE', -6000n)]);
});

test('a correction that raises the total uses the original payment method, and one with a total of zero has a payment of zero', () => {
  const paid = [aPayment('ACCOUNT', 5000n)];
  expect(refundOf(paid, asMoney(800n))).toEqual([aPayment('ACCOUNT', 800n)]);
  expect(refundOf(paid, asMoney(0n))).toEqual([aPayment('ACCOUNT', 0n)]);
});

test('if an earlier refund used another payment method, the rest is refunded by the first payment method of the sale', () => {
  const left = paymentsLeft([aPayment('BANKNOTE', 5000n)], [[aPayment('CARD', -2000n)]]);
  expect(refundOf(left, asMoney(-5000n))).toEqual([aPayment('BANKNOTE', -5000n)]);
  expect(refundOf([aPayment('BANKNOTE', 1000n)], asMoney(-3000n))).toEqual([aPayment('BANKNOTE', -3000n)]);
});

test('each partial correction of a line restores a share of its advance, and the shares sum to the whole advance', () => {
  const [line] = invoiceOf(aCart(), inVat).lines as [InvoiceLine];
  const whole = wholeLine({ ...line, quantity: asQuantity(3000n) }, 0);
  const part: EndedAdvance = {
    advanceId: 'a',
    customerId: 'c',
    net: asMoney(100n),
    netInLek: asMoney(9_999n),
  };
  const left = (pieces: bigint, net: bigint, netInLek: bigint): LineLeft => ({
    ...whole,
    quantity: asQuantity(pieces * 1000n),
    ended: [{ ...part, net: asMoney(net), netInLek: asMoney(netInLek) }],
  });
  expect(endedTakenBack(left(3n, 100n, 9_999n), asQuantity(1000n))).toEqual([
    { ...part, net: -33n, netInLek: -3_333n },
  ]);
  expect(endedTakenBack(left(2n, 67n, 6_666n), asQuantity(1000n))).toEqual([
    { ...part, net: -34n, netInLek: -3_333n },
  ]);
  expect(endedTakenBack(left(1n, 33n, 3_333n), asQuantity(1000n))).toEqual([
    { ...part, net: -33n, netInLek: -3_333n },
  ]);
  expect(endedTakenBack(whole, asQuantity(1000n))).toEqual([]);
});

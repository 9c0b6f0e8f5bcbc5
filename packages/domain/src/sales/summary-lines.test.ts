import { asExchangeRate, asMoney, asPercent, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { takenBackLine } from './correction.ts';
import { invoiceOf } from './invoice-of.ts';
import { itemAt } from './item-at.ts';
import { orderLinesLeft, summaryLines, type OrderLine } from './summary-lines.ts';
import { aCart, aLine, inVat } from './test-support/example-sale.ts';
import { randomFrom } from './test-support/random-cart.ts';

const served = (lines: readonly CartLine[], changes: Parameters<typeof aCart>[0] = {}): OrderLine[] =>
  invoiceOf(aCart({ lines, payments: [], ...changes }), inVat).lines.map((line) =>
    Object.assign({}, line, { cost: asMoney(7n) }),
  );

const size = (amount: bigint) => (amount < 0n ? -amount : amount);
const isProduct = (price: bigint, { quantity, discount, lowersTaxBase }: OrderLine, amount: bigint) => {
  const left = lowersTaxBase ? 10_000n - discount : 10_000n;
  return size(price * quantity * left - amount * 10_000_000n) <= quantity * 5000n + 10_000_000n;
};

/** A second implementation of the checks of the tax authority on a line. */
function faultOfLine(line: OrderLine): string | null {
  const { vatPercent, withoutVat, vat, withVat, quantity } = line;
  if (quantity <= 0n) return 'no quantity';
  if (vatPercent !== null && size(vat * 100n - withoutVat * vatPercent) > 100n) return 'VA is not VR of PB';
  if (withVat !== withoutVat + vat) return 'PA is not PB and VA';
  if (!isProduct(line.unitPriceWithoutVat, line, withoutVat)) return 'PB is not UPB times Q';
  return isProduct(line.unitPriceWithVat, line, withVat) ? null : 'UPA is not PA for one';
}

function sumsOf(lines: readonly OrderLine[]) {
  const sum = (pick: (line: OrderLine) => bigint) => lines.reduce((total, line) => total + pick(line), 0n);
  return {
    quantity: sum(({ quantity }) => quantity),
    withoutVat: sum(({ withoutVat }) => withoutVat),
    vat: sum(({ vat }) => vat),
    withVat: sum(({ withVat }) => withVat),
    cost: sum(({ cost }) => cost),
    inCurrency: sum(({ inCurrency }) => inCurrency?.withVat ?? 0n),
  };
}

test('lines with the same article and price are merged without changing the sums', () => {
  const orders = [1, 2, 3].flatMap(() => served([aLine(), aLine({ articleId: null, name: 'Çaj' })]));
  const summed = summaryLines(orders);
  expect(summed.map(({ name, quantity, withVat, cost }) => [name, quantity, withVat, cost])).toEqual([
    ['Kafe', 3000n, 36_000n, 21n],
    ['Çaj', 3000n, 36_000n, 21n],
  ]);
});

test('lines are not merged if the tax authority would refuse the merged line', () => {
  // 100 lek with VAT are 83.33 and 16.67, a VAT that is 0.004 off the rate. Three merged lines would be 0.012 off,
  // above the tolerance of 0.01.
  const orders = Array.from({ length: 10 }, () => served([aLine({ unitPrice: asMoney(10_000n) })])).flat();
  const summed = summaryLines(orders);
  expect(summed.map(({ quantity }) => quantity)).toEqual([2000n, 2000n, 2000n, 2000n, 2000n]);
  expect(summed.map(faultOfLine)).toEqual([null, null, null, null, null]);
  expect(sumsOf(summed)).toEqual(sumsOf(orders));
});

test('lines that differ in price, discount or VAT are not merged', () => {
  const lines = [
    aLine(),
    aLine({ unitPrice: asMoney(1n) }),
    aLine({ discount: asPercent(1n) }),
    aLine({ tax: { percent: 6n } }),
  ];
  expect(summaryLines(lines.flatMap((line) => served([line])))).toHaveLength(4);
});

test('the merged lines of any number of orders have the same sums and pass the checks of the tax authority', () => {
  const prices = [99n, 100n, 150n, 3333n, 10_000n, 12_000n, 49_990n];
  const faults: string[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomFrom(seed);
    const inEuros = seed % 5 === 0 ? { currency: 'EUR', exchangeRate: asExchangeRate(9_874_000_000n) } : {};
    const orders = Array.from({ length: 2 + random(20) }, () =>
      served(
        Array.from({ length: 1 + random(4) }, () =>
          aLine({
            articleId: String(random(3)),
            unitPrice: asMoney(itemAt(prices, random(prices.length))),
            quantity: asQuantity(random(3) === 0 ? BigInt(1 + random(3000)) : BigInt(1 + random(4)) * 1000n),
            tax: { percent: itemAt([20n, 6n], random(2)) },
            discount: asPercent(itemAt([0n, 0n, 1000n, 3333n], random(4))),
          }),
        ),
        inEuros,
      ),
    ).flat();
    const summed = summaryLines(orders);
    if (String(Object.values(sumsOf(summed))) !== String(Object.values(sumsOf(orders))))
      faults.push(`another sum (seed ${seed})`);
    for (const line of summed) {
      const fault = faultOfLine(line);
      if (fault !== null) faults.push(`${fault} (seed ${seed})`);
    }
  }
  expect(faults).toEqual([]);
});

function takenBack(line: OrderLine, place: number, quantity: bigint): OrderLine {
  const left = { place, line, quantity: line.quantity, amounts: line, inCurrency: null };
  return {
    ...takenBackLine(left, asQuantity(quantity)),
    cost: asMoney(-(line.cost * quantity) / line.quantity),
  };
}

test('the remaining lines of an order are its lines minus the corrections', () => {
  const lines = served([aLine({ quantity: asQuantity(3000n) }), aLine({ articleId: null, name: 'Çaj' })]);
  const [coffees, tea] = lines as [OrderLine, OrderLine];
  const corrections = [takenBack(coffees, 1, 1000n), takenBack(tea, 2, 1000n)];
  const left = orderLinesLeft(lines, corrections);
  expect(left.map(({ name, quantity, withVat }) => [name, quantity, withVat])).toEqual([
    ['Kafe', 2000n, 24_000n],
  ]);
  expect(sumsOf(left).withVat).toBe(sumsOf([...lines, ...corrections]).withVat);
  expect(left.map(faultOfLine)).toEqual([null]);
});

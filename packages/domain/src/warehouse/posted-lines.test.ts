import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost, sumOf } from '../amounts.ts';
import { emptyStock } from './moving-average.ts';
import {
  arrivedLines,
  issuedLines,
  quantitiesByArticle,
  receivedLines,
  worthProblems,
} from './posted-lines.ts';
import { warehouseNumberText } from './warehouse-documents.ts';

const units = (count: number) => asQuantity(BigInt(count) * 1000n);
const lek = (amount: number) => asMoney(BigInt(amount) * 100n);
const costing = (amount: number) => asUnitCost(BigInt(amount) * 1_000_000n);

test('two lines with the same article change the moving average one after the other', () => {
  const lines = [
    { articleId: 'beans', quantity: units(10), unitCost: costing(100) },
    { articleId: 'milk', quantity: units(1), unitCost: costing(80) },
    { articleId: 'beans', quantity: units(10), unitCost: costing(120) },
  ];
  const [first, , second] = receivedLines(lines, new Map());
  expect(first).toMatchObject({ before: emptyStock, cost: lek(1000) });
  expect(second).toMatchObject({
    before: first?.after,
    after: { quantity: units(20), value: lek(2200), average: costing(110) },
    cost: lek(1200),
  });
});

test('an issue costs the average; if the article was never received, the cost in the article, or 0 marked as missing', () => {
  const stock = new Map([['beans', { quantity: units(4), value: lek(400), average: costing(100) }]]);
  const lines = [
    { articleId: 'beans', quantity: units(3) },
    { articleId: 'beans', quantity: units(1) },
    { articleId: 'milk', quantity: units(2) },
    { articleId: 'salt', quantity: units(2) },
  ];
  const posted = issuedLines(lines, stock, (id) => costing(id === 'milk' ? 50 : 0));
  expect(posted.map(({ cost, isCostMissing }) => [cost, isCostMissing])).toEqual([
    [lek(300), false],
    [lek(100), false],
    [lek(100), false],
    [lek(0), true],
  ]);
  expect(posted[1]?.after).toMatchObject({ quantity: 0n, value: 0n });
  expect(sumOf(posted.map(({ after, before }) => asMoney(after.value - before.value)))).toBe(lek(-500));
});

test('transferred goods arrive line by line at the cost at which they left', () => {
  const line = { articleId: 'beans', unitCost: costing(33), isCostMissing: false };
  const [first, second] = arrivedLines(
    [
      { ...line, quantity: units(3), cost: asMoney(9_999n) },
      { ...line, quantity: units(1), cost: asMoney(3_334n) },
    ],
    new Map(),
  );
  expect(first).toMatchObject({ cost: 9_999n, after: { quantity: units(3), value: 9_999n } });
  expect(second).toMatchObject({ before: first?.after, after: { quantity: units(4), value: 13_333n } });
});

test('the quantities of an article are summed over its lines', () => {
  const lines = [
    { articleId: 'beans', quantity: units(1) },
    { articleId: 'milk', quantity: units(5) },
    { articleId: 'beans', quantity: units(2) },
  ];
  expect([...quantitiesByArticle(lines)]).toEqual([
    ['beans', units(3)],
    ['milk', units(5)],
  ]);
});

test.each<[bigint[], string[]]>([
  [[999_999_999_999n], []],
  [[1_000_000_000_000n], ['lines.0.quantity ten-digits']],
  [[1n, 999_999_999_999n], ['lines ten-digits']],
])('a document with lines of the value %s has the problems %s', (costs, problems) => {
  const found = worthProblems(costs.map((cost) => ({ cost: asMoney(cost) })));
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});

test('the number of a warehouse document has the prefix of its kind and the year in Tirana', () => {
  expect(warehouseNumberText('entry', 7, new Date('2026-12-31T23:00:00Z'))).toBe('FH-7/2027');
  expect(warehouseNumberText('exit', 1, new Date('2026-12-31T22:59:59Z'))).toBe('FD-1/2026');
});

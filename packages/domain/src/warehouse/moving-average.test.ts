import { asMoney, asQuantity, asUnitCost, noMoney } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costOfReturn,
  emptyStock,
  issueStock,
  receiveStock,
  takeBackStock,
  type StockState,
} from './moving-average.ts';

const units = (count: number) => asQuantity(BigInt(count) * 1000n);
const lek = (amount: number) => asMoney(BigInt(amount) * 100n);
const costing = (amount: number) => asUnitCost(BigInt(amount) * 1_000_000n);
const stock = (quantity: number, value: number, average: number | null): StockState => ({
  quantity: units(quantity),
  value: lek(value),
  average: average === null ? null : costing(average),
});

test('a receipt at a higher cost raises the average of the whole stock', () => {
  const first = receiveStock(emptyStock, { quantity: units(10), unitCost: costing(100) });
  const second = receiveStock(first.state, { quantity: units(5), unitCost: costing(130) });
  expect(second).toEqual({ state: stock(15, 1650, 110), cost: lek(650), adjustment: 0n });
});

test('the average has six decimals, and the cost of an issue is rounded to the hundredth', () => {
  const { state } = receiveStock(stock(2, 6, 3), { quantity: units(1), unitCost: costing(4) });
  expect(state.average).toBe(3_333_333n);
  const issued = issueStock(state, { quantity: units(2), articleCost: asUnitCost(0n) });
  expect(issued).toMatchObject({ cost: 667n, residue: 0n, isCostMissing: false });
  expect(issued.state).toEqual({ quantity: units(1), value: asMoney(333n), average: asUnitCost(3_333_333n) });
});

test('the first average is computed from the value, not from the typed cost', () => {
  const { state } = receiveStock(emptyStock, { quantity: asQuantity(3n), unitCost: asUnitCost(3_500_000n) });
  expect(state).toEqual({ quantity: asQuantity(3n), value: asMoney(1n), average: asUnitCost(3_333_333n) });
});

test('if rounding makes the stock value negative, the average is zero', () => {
  const state = { quantity: asQuantity(1n), value: asMoney(-1n), average: asUnitCost(5_000_000n) };
  const received = receiveStock(state, { quantity: asQuantity(1n), unitCost: asUnitCost(0n) });
  expect(received.state).toEqual({ quantity: asQuantity(2n), value: asMoney(-1n), average: asUnitCost(0n) });
});

test('goods received into negative stock adjust the cost of the sales that made it negative', () => {
  const { state, adjustment } = receiveStock(stock(-5, -500, 100), {
    quantity: units(10),
    unitCost: costing(120),
  });
  expect(state).toEqual(stock(5, 600, 120));
  expect(adjustment).toBe(lek(100));
});

test('goods received into negative stock at a lower cost reduce the cost of the sales', () => {
  const { adjustment } = receiveStock(stock(-5, -500, 100), { quantity: units(10), unitCost: costing(80) });
  expect(adjustment).toBe(lek(-100));
});

test('a receipt that leaves the stock negative does not change the average; the difference becomes an adjustment', () => {
  const received = receiveStock(stock(-5, -500, 100), { quantity: units(3), unitCost: costing(120) });
  expect(received).toEqual({ state: stock(-2, -200, 100), cost: lek(360), adjustment: lek(60) });
});

test('a receipt that brings a negative stock to zero leaves no stock value', () => {
  const received = receiveStock(stock(-5, -500, 100), { quantity: units(5), unitCost: costing(90) });
  expect(received).toEqual({ state: stock(0, 0, 100), cost: lek(450), adjustment: lek(-50) });
});

test('issuing the whole stock also removes the rounding residue from the stock value', () => {
  const state = { quantity: asQuantity(1000n), value: asMoney(334n), average: asUnitCost(3_333_333n) };
  const issued = issueStock(state, { quantity: asQuantity(1000n), articleCost: asUnitCost(0n) });
  expect(issued).toMatchObject({ cost: 333n, residue: 1n });
  expect(issued.state).toEqual({
    quantity: asQuantity(0n),
    value: asMoney(0n),
    average: asUnitCost(3_333_333n),
  });
});

test.each<[string, StockState, bigint, bigint, boolean]>([
  ['the average', stock(5, 500, 100), 70_000_000n, lek(200), false],
  ['the last average if the stock is zero', stock(0, 0, 100), 70_000_000n, lek(200), false],
  ['the last average if the stock is negative', stock(-3, -300, 100), 70_000_000n, lek(200), false],
  ['zero if the average is zero, as for gifts', stock(0, 0, 0), 70_000_000n, 0n, false],
  ['the cost in the article before the first receipt', emptyStock, 70_500_000n, lek(141), false],
  ['zero if no cost is known, marked as missing', emptyStock, 0n, 0n, true],
])('an issue costs %s', (_name, state, articleCost, cost, isCostMissing) => {
  expect(issueStock(state, { quantity: units(2), articleCost: asUnitCost(articleCost) })).toMatchObject({
    cost,
    isCostMissing,
  });
});

test('sales of unknown cost get the cost of the first receipt, even if the stock stays negative', () => {
  const sold = issueStock(emptyStock, { quantity: units(5), articleCost: asUnitCost(0n) }).state;
  const received = receiveStock(sold, { quantity: units(3), unitCost: costing(120) });
  expect(received).toMatchObject({ state: stock(-2, -240, 120), adjustment: lek(600) });
});

test('returned goods come back at the cost of their issue', () => {
  const back = takeBackStock(stock(10, 1500, 150), { quantity: units(2), cost: lek(240) });
  expect(back).toEqual({ state: stock(12, 1740, 145), cost: lek(240), adjustment: 0n });
});

test('goods returned to a negative stock adjust the cost of earlier sales', () => {
  const back = takeBackStock(stock(-1, -100, 100), { quantity: units(3), cost: lek(330) });
  expect(back).toEqual({ state: stock(2, 220, 110), cost: lek(330), adjustment: lek(10) });
});

test('the costs of partial returns sum to the cost of the whole issue', () => {
  const amounts = fc.record({
    parts: fc.array(fc.bigInt(1n, 5000n), { minLength: 1, maxLength: 8 }),
    cost: fc.bigInt(0n, 10n ** 9n),
  });
  fc.assert(
    fc.property(amounts, ({ parts, cost }) => {
      let [quantity, left] = [parts.reduce((sum, part) => sum + part, 0n), cost];
      for (const part of parts) {
        const partCost = costOfReturn(
          { quantity: asQuantity(quantity), cost: asMoney(left) },
          asQuantity(part),
        );
        expect(partCost >= 0n).toBe(true);
        left -= partCost;
        quantity -= part;
      }
      expect(left).toBe(0n);
    }),
  );
});

test('a return costs nothing if earlier returns took more than the issue costs after a recosting', () => {
  expect(costOfReturn({ quantity: units(5), cost: lek(-100) }, units(2))).toBe(noMoney);
});

test.each([0n, -1n])('a stock movement with the quantity %s throws', (quantity) => {
  expect(() =>
    receiveStock(emptyStock, { quantity: asQuantity(quantity), unitCost: asUnitCost(1n) }),
  ).toThrow(RangeError);
  expect(() => takeBackStock(emptyStock, { quantity: asQuantity(quantity), cost: asMoney(1n) })).toThrow(
    RangeError,
  );
  expect(() =>
    issueStock(emptyStock, { quantity: asQuantity(quantity), articleCost: asUnitCost(1n) }),
  ).toThrow(RangeError);
});

interface Movement {
  readonly kind: 'receive' | 'issue' | 'take-back';
  readonly quantity: bigint;
  readonly unitCost: bigint;
}

interface Applied {
  readonly state: StockState;
  readonly quantityChange: bigint;
  readonly valueChange: bigint;
}

function applied(state: StockState, { kind, quantity, unitCost }: Movement): Applied {
  if (kind === 'issue') {
    const issued = issueStock(state, { quantity: asQuantity(quantity), articleCost: asUnitCost(unitCost) });
    return {
      state: issued.state,
      quantityChange: -quantity,
      valueChange: -(issued.cost + issued.residue),
    };
  }
  const came =
    kind === 'receive'
      ? receiveStock(state, { quantity: asQuantity(quantity), unitCost: asUnitCost(unitCost) })
      : takeBackStock(state, {
          quantity: asQuantity(quantity),
          cost: asMoney((quantity * unitCost) / 10_000_000n),
        });
  return { state: came.state, quantityChange: quantity, valueChange: came.cost - came.adjustment };
}

const movements = fc.array(
  fc.record<Movement>({
    kind: fc.constantFrom('receive', 'issue', 'take-back'),
    quantity: fc.oneof(fc.bigInt(1n, 20n), fc.bigInt(1n, 100_000n)),
    unitCost: fc.oneof(fc.constant(0n), fc.bigInt(0n, 10n ** 10n)),
  }),
  { maxLength: 40 },
);

test('quantity and value are always the sums of the movements, and the value is 0 at quantity 0', () => {
  fc.assert(
    fc.property(movements, (list) => {
      let [state, quantity, value] = [emptyStock, 0n, 0n];
      for (const movement of list) {
        const after = applied(state, movement);
        state = after.state;
        quantity += after.quantityChange;
        value += after.valueChange;
        expect(state).toMatchObject({ quantity, value });
        expect(state.average === null || state.average >= 0n).toBe(true);
        expect(state.quantity !== 0n || state.value === 0n).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

const quantityOf = ({ kind, quantity }: Movement) => (kind === 'issue' ? -quantity : quantity);

test('a stock that ends at quantity 0 has value 0, whatever the order of the movements', () => {
  const evened = movements.map((list) => {
    const sum = list.reduce((total, movement) => total + quantityOf(movement), 0n);
    if (sum === 0n) return list;
    const kind = sum > 0n ? ('issue' as const) : ('receive' as const);
    return list.concat({ kind, quantity: sum > 0n ? sum : -sum, unitCost: 1_234_567n });
  });
  const shuffled = evened.chain((list) =>
    fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
  );
  fc.assert(
    fc.property(shuffled, (list) => {
      const end = list.reduce<StockState>((state, movement) => applied(state, movement).state, emptyStock);
      expect(end).toMatchObject({ quantity: asQuantity(0n), value: asMoney(0n) });
    }),
    { numRuns: 500 },
  );
});

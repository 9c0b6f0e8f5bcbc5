import { amountOf, asMoney, asQuantity, hourKey, quantityOf } from '@tezga/domain';
import type { SoldSums } from './totals-read.ts';

const nothing: SoldSums = {
  count: 0n,
  quantity: asQuantity(0n),
  withoutVat: asMoney(0n),
  vat: asMoney(0n),
  withVat: asMoney(0n),
};

export function sumOfSold(rows: readonly SoldSums[]): SoldSums {
  return rows.reduce<SoldSums>(
    (all, row) => ({
      count: all.count + row.count,
      quantity: asQuantity(all.quantity + row.quantity),
      withoutVat: asMoney(all.withoutVat + row.withoutVat),
      vat: asMoney(all.vat + row.vat),
      withVat: asMoney(all.withVat + row.withVat),
    }),
    nothing,
  );
}

/** What some rows come to, as screens are told. */
export function figuresOf(rows: readonly SoldSums[]) {
  const { count, withoutVat, vat, withVat } = sumOfSold(rows);
  return {
    totalPrice: amountOf(withVat),
    totalVATAmount: amountOf(vat),
    totalPriceWithoutVAT: amountOf(withoutVat),
    count: Number(count),
  };
}

export const totalsOf = (rows: readonly SoldSums[]) => ({
  ...figuresOf(rows),
  itemsSold: quantityOf(sumOfSold(rows).quantity),
});

/** The rows of each key, in the order in which the keys were first met. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

const hoursOfDay = Array.from({ length: 24 }, (_hour, hour) => hour);

/** All hours of the day, those without a sale too. */
export function hoursOf(rows: readonly (SoldSums & { readonly key: string })[]) {
  const hours = grouped(rows, ({ key }) => key);
  return hoursOfDay.map((hour) => Object.assign({ hour }, figuresOf(hours.get(hourKey(hour)) ?? [])));
}

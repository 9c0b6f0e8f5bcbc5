import { hourKey, sumOf } from '@tezga/domain';
import type { SoldSums } from './totals-read.ts';

export function sumOfSold(rows: readonly SoldSums[]): SoldSums {
  return {
    count: sumOf(rows.map(({ count }) => count)),
    quantity: sumOf(rows.map(({ quantity }) => quantity)),
    withoutVat: sumOf(rows.map(({ withoutVat }) => withoutVat)),
    vat: sumOf(rows.map(({ vat }) => vat)),
    withVat: sumOf(rows.map(({ withVat }) => withVat)),
  };
}

/** The sum of the rows, with the field names of the API. */
export function figuresOf(rows: readonly SoldSums[]) {
  const { count, withoutVat, vat, withVat } = sumOfSold(rows);
  return {
    totalPrice: withVat,
    totalVATAmount: vat,
    totalPriceWithoutVAT: withoutVat,
    count: Number(count),
  };
}

export const totalsOf = (rows: readonly SoldSums[]) => ({
  ...figuresOf(rows),
  itemsSold: sumOfSold(rows).quantity,
});

/** Groups rows by key, in the order of first occurrence. */
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

/** All 24 hours, including those without a sale. */
export function hoursOf(rows: readonly (SoldSums & { readonly key: string })[]) {
  const hours = grouped(rows, ({ key }) => key);
  return hoursOfDay.map((hour) => Object.assign({ hour }, figuresOf(hours.get(hourKey(hour)) ?? [])));
}

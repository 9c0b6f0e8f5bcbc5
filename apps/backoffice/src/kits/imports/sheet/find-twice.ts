import type { RowRead, SheetKind } from './check-rows.ts';

export interface Twice {
  readonly field: string;
  /** The row that said it first. */
  readonly earlier: number;
}

/** The rows that name again what an earlier good row named; a row that is not taken names nothing. */
export function findTwice(
  reads: readonly RowRead[],
  namesOf: SheetKind['namesOf'],
): ReadonlyMap<number, readonly Twice[]> {
  const first = new Map<string, number>();
  const twice = new Map<number, readonly Twice[]>();
  for (const [row, { value, problems }] of reads.entries()) {
    if (problems.length > 0) continue;
    const names = namesOf(value).filter(({ name }) => name !== '');
    const again = names.flatMap(({ field, name }) => {
      const earlier = first.get(`${field} ${name}`);
      return earlier === undefined ? [] : [{ field, earlier }];
    });
    if (again.length > 0) twice.set(row, again);
    else for (const { field, name } of names) first.set(`${field} ${name}`, row);
  }
  return twice;
}

import type { RowRead, SheetKind } from './check-rows.ts';

export interface Twice {
  readonly field: string;
  /** The first row with the same value. */
  readonly earlier: number;
}

/**
 * Finds rows with the same identifying value as an earlier valid row; invalid rows are ignored, because they are
 * not imported.
 */
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

import { joined, moment, type Printing } from './invoice-facts.ts';
import type { PrintedReference } from './printed-invoice.ts';

/** Referenced invoices that have the same relation to the printed invoice. */
export interface ReferenceGroup {
  readonly label: string;
  readonly named: readonly ReferenceRow[];
  /** The text "and N more"; null if all invoices are listed. */
  readonly rest: string | null;
}

export interface ReferenceRow {
  /** The number and time of the referenced invoice. */
  readonly title: string;
  readonly iic: string;
}

/**
 * The referenced invoices by relation. With a limit, only the first `max` of each relation and the number of
 * the others.
 */
export function referenceGroups(
  { invoice: { references }, words: { print } }: Printing,
  max = Infinity,
): ReferenceGroup[] {
  const relations = [...new Set(references.map(({ relation }) => relation))];
  return relations.map((relation) => {
    const all = references.filter((reference) => reference.relation === relation);
    const named = all.slice(0, max).map(referenceRow);
    const rest = all.length - named.length;
    return { label: print.references[relation], named, rest: rest === 0 ? null : print.andMore(rest) };
  });
}

const referenceRow = ({ iic, number, issuedAt }: PrintedReference): ReferenceRow => ({
  title: joined([number ?? '', moment(issuedAt)]),
  iic,
});

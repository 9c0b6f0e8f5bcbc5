import { joined, moment, type Printing } from './invoice-facts.ts';
import type { PrintedReference } from './printed-invoice.ts';

/** The invoices that are the same to this one. */
export interface ToldReferences {
  readonly label: string;
  readonly named: readonly ToldReference[];
  /** How many more there are; null where all are named. */
  readonly rest: string | null;
}

export interface ToldReference {
  /** Its number and its moment. */
  readonly told: string;
  readonly iic: string;
}

/** The invoices this one names, by what they are to it: all, or the first so many of each kind and how many more. */
export function toldReferences(
  { invoice: { references }, words: { print } }: Printing,
  most = Infinity,
): ToldReferences[] {
  const relations = [...new Set(references.map(({ relation }) => relation))];
  return relations.map((relation) => {
    const all = references.filter((reference) => reference.relation === relation);
    const named = all.slice(0, most).map(toldReference);
    const rest = all.length - named.length;
    return { label: print.references[relation], named, rest: rest === 0 ? null : print.andMore(rest) };
  });
}

const toldReference = ({ iic, number, issuedAt }: PrintedReference): ToldReference => ({
  told: joined([number ?? '', moment(issuedAt)]),
  iic,
});

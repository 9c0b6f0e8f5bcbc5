import { laterStatus } from './answer.ts';
import { purchaseSources, type PurchaseFacts } from './purchase.ts';

export interface StoredPurchase {
  readonly id: string;
  readonly facts: PurchaseFacts;
  /** True if a payment refers to the purchase. */
  readonly isPaid: boolean;
}

export interface MergedPurchases {
  /** The merged purchases of this fetch; the id is null if a purchase is not stored yet. */
  readonly merged: readonly { readonly id: string | null; readonly facts: PurchaseFacts }[];
  /** Stored rows that are the same invoice as another row, with the id of that other row. */
  readonly absorbed: readonly { readonly id: string; readonly into: string }[];
}

interface Group {
  readonly stored: readonly Pick<StoredPurchase, 'id' | 'isPaid'>[];
  readonly facts: PurchaseFacts;
  readonly isReported: boolean;
  readonly keys: ReadonlySet<string>;
}

/**
 * Merges reports of both sources into one row for each invoice. Two reports are the same invoice if they share the
 * EIC, NSLF or NIVF, or the number and the supplier. A report may show that two stored rows are one invoice.
 */
export function mergePurchases(
  known: readonly StoredPurchase[],
  reported: readonly PurchaseFacts[],
): MergedPurchases {
  const groupByKey = new Map<string, Group>();
  const add = (single: Group) => {
    const whole = [...sameAs(single, groupByKey)].reduceRight(joined, single);
    for (const key of whole.keys) groupByKey.set(key, whole);
  };
  for (const { facts, ...stored } of known)
    add({ stored: [stored], facts, isReported: false, keys: keysOf(facts) });
  for (const facts of reported) add({ stored: [], facts, isReported: true, keys: keysOf(facts) });
  return resultOf(new Set(groupByKey.values()));
}

/**
 * The groups that are the same invoice as this one: those with an equal code (EIC, NSLF or NIVF), or, if there are
 * none, those with the same number and supplier. Two different NSLFs are never the same invoice.
 */
function sameAs({ facts }: Group, groupByKey: ReadonlyMap<string, Group>): Set<Group> {
  const byCode = codesOf(facts).flatMap((code) => groupByKey.get(code) ?? []);
  if (byCode.length > 0) return new Set(byCode);
  const byNumber = numbersOf(facts).flatMap((number) => groupByKey.get(number) ?? []);
  return new Set(byNumber.filter((group) => group.facts.iic === null || facts.iic === null));
}

const joined = (later: Group, earlier: Group): Group => ({
  // The paid row stays, or else the oldest row, because payments and documents refer to it.
  stored: [...earlier.stored, ...later.stored].toSorted(
    (one, other) => Number(other.isPaid) - Number(one.isPaid) || (one.id < other.id ? -1 : 1),
  ),
  facts: mergedFacts(earlier.facts, later.facts),
  isReported: earlier.isReported || later.isReported,
  keys: new Set([...earlier.keys, ...later.keys]),
});

function codesOf({ eic, iic, fic }: PurchaseFacts): string[] {
  const codes = { eic, iic, fic };
  return Object.entries(codes).flatMap(([name, code]) => (code === null ? [] : [`${name} ${code}`]));
}

function numbersOf({ number, supplier }: PurchaseFacts): string[] {
  return supplier === null || supplier.idNumber === '' ? [] : [`number ${supplier.idNumber} ${number}`];
}

const keysOf = (facts: PurchaseFacts) => new Set([...codesOf(facts), ...numbersOf(facts)]);

function resultOf(groups: ReadonlySet<Group>): MergedPurchases {
  const touched = [...groups].filter(({ isReported, stored }) => isReported || stored.length > 1);
  return {
    merged: touched.map(({ stored: [stays], facts }) => ({ id: stays?.id ?? null, facts })),
    absorbed: touched.flatMap(({ stored: [stays, ...others] }) =>
      stays === undefined ? [] : others.map(({ id }) => ({ id, into: stays.id })),
    ),
  };
}

/**
 * Merges the stored facts with a report. The portal has the whole invoice and the e-invoice service only its
 * header, so amounts and parties come from the portal; any other field comes from the source that has it.
 */
export function mergedFacts(known: PurchaseFacts, reported: PurchaseFacts): PurchaseFacts {
  const [main, other] =
    knowsInvoice(known) && !knowsInvoice(reported)
      ? ([known, reported] as const)
      : ([reported, known] as const);
  return {
    eic: reported.eic ?? known.eic,
    iic: reported.iic ?? known.iic,
    fic: reported.fic ?? known.fic,
    number: main.number,
    documentType: reported.documentType ?? known.documentType,
    typeOfInvoice: main.typeOfInvoice ?? other.typeOfInvoice,
    supplier: main.supplier ?? other.supplier,
    issuedAt: main.issuedAt ?? other.issuedAt,
    receivedAt: reported.receivedAt ?? known.receivedAt,
    dueOn: reported.dueOn ?? known.dueOn,
    currency: main.currency,
    exchangeRate: main.exchangeRate,
    withoutVat: main.withoutVat,
    vat: main.vat,
    withVat: main.withVat,
    status: laterStatus(known.status, reported.status),
    lines: main.lines ?? other.lines,
    sources: purchaseSources.filter(
      (source) => known.sources.includes(source) || reported.sources.includes(source),
    ),
  };
}

const knowsInvoice = ({ sources }: PurchaseFacts) => sources.includes('portal');

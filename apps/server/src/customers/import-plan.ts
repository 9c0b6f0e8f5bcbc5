import type { ImportedCustomer, InputProblem, RowOutcome, RowRead } from '@tezga/contract';
import type { CustomerContent } from './customer-row.ts';

export interface KnownCustomer extends CustomerContent {
  readonly id: string;
}

export interface PlannedCustomer {
  /** Null for a new customer. */
  readonly id: string | null;
  /** If the code is empty, the import assigns the next free one. */
  readonly content: CustomerContent;
  /** The current values of the fields that the row changes. */
  readonly replaced: ReplacedCells;
}

/** The values that a row replaces, by the fields of the row. */
export type ReplacedCells = Partial<Record<keyof ImportedCustomer, string>>;

const fieldOf: Readonly<Record<keyof CustomerContent, keyof ImportedCustomer>> = {
  name: 'name',
  id_type: 'idType',
  id_number: 'idNumber',
  code: 'clientCode',
  phone: 'phone',
  email: 'email',
  address: 'address',
  town: 'town',
  country: 'country',
};

export interface RowPlan {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
  readonly customer: PlannedCustomer | null;
}

const refused = (problems: readonly InputProblem[]): RowPlan => ({
  outcome: 'refused',
  problems,
  customer: null,
});
const twice = (path: string) => refused([{ path, code: 'twice', limit: null }]);

/** Decides the effect of each row, in order. A second row for the same customer is refused. */
export function planCustomers(
  rows: readonly RowRead<ImportedCustomer>[],
  known: readonly KnownCustomer[],
  touchedIds: ReadonlySet<string>,
): RowPlan[] {
  const byCode = new Map(known.map((customer) => [customer.code, customer]));
  // If several customers have the same number, the row changes the oldest one.
  const byNumber = new Map(known.toReversed().map((customer) => [numberOf(customer), customer]));
  byNumber.delete(null);
  const seen = { codes: new Set<string>(), numbers: new Set<string | null>(), ids: new Set<string>() };

  return rows.map((read) => {
    if ('problems' in read) return refused(read.problems);
    const { row } = read;
    const code = row.clientCode ?? '';
    const number = numberOf({ id_type: row.idType, id_number: row.idNumber });
    const matched = (code === '' ? byNumber.get(number) : byCode.get(code)) ?? null;
    const path = code === '' ? 'idNumber' : 'clientCode';
    const isNamedTwice =
      (matched !== null && seen.ids.has(matched.id)) ||
      (code === '' ? number !== null && seen.numbers.has(number) : seen.codes.has(code));
    if (isNamedTwice) return twice(path);
    const missing = matched === null ? missingPlace(row) : [];
    if (missing.length > 0) return refused(missing);

    const plan = plannedRow(row, matched);
    if (plan.outcome === 'changed' && matched !== null && touchedIds.has(matched.id)) return twice(path);
    seen.codes.add(code);
    seen.numbers.add(number);
    if (matched !== null) seen.ids.add(matched.id);
    return plan;
  });
}

/** A new customer needs an address and a town; an existing one may stay without them. */
function missingPlace(row: ImportedCustomer): InputProblem[] {
  return (['address', 'town'] as const)
    .filter((field) => row[field] === undefined)
    .map((path) => ({ path, code: 'required', limit: null }));
}

/** Kind and number of the id in one text; null if there is no number. */
function numberOf({ id_type, id_number }: Pick<CustomerContent, 'id_type' | 'id_number'>): string | null {
  return id_number === '' ? null : `${id_type} ${id_number}`;
}

function plannedRow(row: ImportedCustomer, known: KnownCustomer | null): RowPlan {
  const content = contentOf(row, known);
  if (known === null) return { outcome: 'new', problems: [], customer: { id: null, content, replaced: {} } };
  const changed = (Object.keys(content) as (keyof CustomerContent)[]).filter(
    (name) => content[name] !== known[name],
  );
  if (changed.length === 0) return { outcome: 'same', problems: [], customer: null };
  const replaced = Object.fromEntries(changed.map((name) => [fieldOf[name], known[name]]));
  return { outcome: 'changed', problems: [], customer: { id: known.id, content, replaced } };
}

/** A field without a cell in the row does not change for a known customer, and gets its default for a new customer. */
function contentOf(row: ImportedCustomer, known: KnownCustomer | null): CustomerContent {
  const id = row.idNumber === '' && known !== null ? known : { id_type: row.idType, id_number: row.idNumber };
  return {
    name: row.name,
    id_type: id.id_type,
    id_number: id.id_number,
    code: known?.code ?? row.clientCode ?? '',
    phone: row.phone ?? known?.phone ?? '',
    email: row.email ?? known?.email ?? '',
    address: row.address ?? known?.address ?? '',
    town: row.town ?? known?.town ?? '',
    country: row.country ?? known?.country ?? 'ALB',
  };
}

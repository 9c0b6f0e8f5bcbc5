import type { ImportedCustomer, InputProblem, RowOutcome, RowRead } from '@tezga/contract';
import type { CustomerContent } from './customer-row.ts';

export interface KnownCustomer extends CustomerContent {
  readonly id: string;
}

export interface PlannedCustomer {
  /** Null for a new one. */
  readonly id: string | null;
  /** An empty code is yet to be given. */
  readonly content: CustomerContent;
  /** What the card says now, in the fields that become others. */
  readonly replaced: ReplacedCells;
}

/** What a row replaces, by its own fields. */
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

/** What each row of a sheet does, in their order: a customer is named once in a sheet. */
export function planCustomers(
  rows: readonly RowRead<ImportedCustomer>[],
  known: readonly KnownCustomer[],
  touchedIds: ReadonlySet<string>,
): RowPlan[] {
  const byCode = new Map(known.map((customer) => [customer.code, customer]));
  // The oldest of several with one number: it comes first.
  const byNumber = new Map(known.toReversed().map((customer) => [numberOf(customer), customer]));
  byNumber.delete(null);
  const seen = { codes: new Set<string>(), numbers: new Set<string | null>(), ids: new Set<string>() };

  return rows.map((read) => {
    if ('problems' in read) return refused(read.problems);
    const { row } = read;
    const code = row.clientCode ?? '';
    const number = numberOf({ id_type: row.idType, id_number: row.idNumber });
    const meant = (code === '' ? byNumber.get(number) : byCode.get(code)) ?? null;
    const path = code === '' ? 'idNumber' : 'clientCode';
    const isNamedTwice =
      (meant !== null && seen.ids.has(meant.id)) ||
      (code === '' ? number !== null && seen.numbers.has(number) : seen.codes.has(code));
    if (isNamedTwice) return twice(path);

    const plan = plannedRow(row, meant);
    if (plan.outcome === 'changed' && meant !== null && touchedIds.has(meant.id)) return twice(path);
    seen.codes.add(code);
    seen.numbers.add(number);
    if (meant !== null) seen.ids.add(meant.id);
    return plan;
  });
}

/** Kind and number together; null where there is none. */
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

/** What a row leaves out stays as it is, or is what is usual for a new customer. */
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

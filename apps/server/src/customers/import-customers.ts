import type { ImportedCustomer, InputProblem, RowOutcome, RowRead } from '@tezga/contract';
import type { ClientIdType } from '@tezga/domain';
import { joinByHash } from '../platform/database/join-by-hash.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { freeCodes } from './free-codes.ts';
import { planCustomers, type PlannedCustomer, type ReplacedCells, type RowPlan } from './import-plan.ts';
import { importStore, type CustomerToWrite } from './import-store.ts';
import { nextChangeNumbers } from './next-change-numbers.ts';

/** A batch of rows of a sheet. */
export interface CustomersPart {
  readonly rows: readonly RowRead<ImportedCustomer>[];
  /** The customers that earlier batches of the same import changed. */
  readonly touchedIds: ReadonlySet<string>;
}

export interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly InputProblem[];
}

/** A record that was added or changed, with its former state for undo. */
export interface TouchedRecord {
  readonly id: string;
  /** The former state as JSON text; null for a new record. */
  readonly before: string | null;
  readonly leftAt: string;
}

export interface ImportedPart {
  readonly rows: readonly ImportedRow[];
  readonly touched: readonly TouchedRecord[];
}

type Scope = Pick<BusinessContext, 'transaction' | 'businessId'>;

export interface CheckedRow extends ImportedRow {
  readonly before: ReplacedCells;
}

/** A dry run: the effect of each row, and the values that a change would replace. */
export async function checkCustomers(scope: Scope, part: CustomersPart): Promise<CheckedRow[]> {
  const plans = await plan(scope, part);
  return plans.map(({ outcome, problems, customer }) => ({
    outcome,
    problems,
    before: customer?.replaced ?? {},
  }));
}

/** Adds and changes customers by the rows; a row that is refused has its problems in the reply. */
export async function importCustomers(
  context: Scope & Pick<BusinessContext, 'person' | 'clock'>,
  part: CustomersPart,
): Promise<ImportedPart> {
  // Locks all customer changes of the business, so that the plan stays valid until it is written.
  const firstNumber = await nextChangeNumbers(context.transaction, context.businessId, part.rows.length);
  const plans = await plan(context, part);
  const planned = plans.flatMap(({ customer }) => (customer === null ? [] : [customer]));
  return { rows: plans.map(outcomeOf), touched: await write(context, planned, firstNumber) };
}

const outcomeOf = ({ outcome, problems }: RowPlan): ImportedRow => ({ outcome, problems });

async function plan({ transaction, businessId }: Scope, { rows, touchedIds }: CustomersPart) {
  const read = rows.flatMap((each) => ('row' in each ? [each.row] : []));
  const codes = read.flatMap(({ clientCode }) => clientCode ?? []);
  const idNumbers = read.flatMap(({ idNumber }) => idNumber || []);
  const store = importStore(transaction, businessId);
  const known = await withCustomPlan(transaction, () => store.known(codes, idNumbers));
  return planCustomers(rows, known, touchedIds);
}

async function write(
  { transaction, businessId, person, clock }: Scope & Pick<BusinessContext, 'person' | 'clock'>,
  planned: readonly PlannedCustomer[],
  firstNumber: bigint,
): Promise<TouchedRecord[]> {
  const store = importStore(transaction, businessId);
  const now = clock.now();
  const customers = planned.map(({ id, content }, place) => ({
    ...content,
    isNew: id === null,
    id: id ?? newRecordId(now),
    change_number: firstNumber + BigInt(place),
  }));
  const changed = customers.filter(({ isNew }) => !isNew);
  const added = customers.filter(({ isNew }) => isNew);
  const states = new Map(
    (await store.states(changed.map(({ id }) => id))).map(({ id, state }) => [id, state]),
  );
  const versions = await joinByHash(transaction, () => store.change(changed, now));
  const newVersions = await store.add(
    added.filter(({ code }) => code !== ''),
    now,
    person.name,
  );
  // Codes are assigned after the rows with their own code are inserted, so that no assigned code collides
  // with these.
  const withoutCode = added.filter(({ code }) => code === '');
  const withCodes = await withFreeCodes({ transaction, businessId }, withoutCode);
  const laterVersions = await store.add(withCodes, now, person.name);
  return [
    ...versions.map(({ id, leftAt }) => ({ id, before: states.get(id) ?? null, leftAt })),
    ...[...newVersions, ...laterVersions].map(({ id, leftAt }) => ({ id, before: null, leftAt })),
  ];
}

async function withFreeCodes(
  { transaction, businessId }: Scope,
  customers: readonly CustomerToWrite[],
): Promise<CustomerToWrite[]> {
  const codesOf = new Map<ClientIdType, string[]>();
  for (const idType of new Set(customers.map(({ id_type: type }) => type))) {
    const count = customers.filter(({ id_type: type }) => type === idType).length;
    codesOf.set(idType, await freeCodes(transaction, businessId, idType, count));
  }
  return customers.map((customer) => ({ ...customer, code: codesOf.get(customer.id_type)?.shift() ?? '' }));
}

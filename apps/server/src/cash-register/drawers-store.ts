import { noMoney, type Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface Till {
  readonly id: string;
  readonly name: string;
  readonly shopId: string;
  readonly tcrCode: string;
}

export interface DrawerDay {
  readonly openingId: string;
  readonly openedAt: Date;
  readonly openedBy: string;
  readonly startingBalance: Money;
  readonly deposited: Money;
  readonly withdrawn: Money;
  readonly sold: Money;
  readonly countDifference: Money;
}

export interface DrawerCount {
  readonly id: string;
  readonly tillId: string;
  readonly day: string;
  readonly at: Date;
  readonly expected: Money;
  readonly counted: Money;
  readonly note: string;
}

const inDrawer = 'starting_balance + deposited + sold - withdrawn + count_difference';

const firstOf =
  (transaction: Transaction, businessId: string) =>
  async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row | null> =>
    (await transaction.run<Row>(text, [businessId, ...values]))[0] ?? null;

/** Reads the drawers of one business without locks. */
export function drawersStore(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    till: (id: string) =>
      first<Till>(
        `select id, name, shop_id as "shopId", tcr_code as "tcrCode" from tenant.tills
         where business_id = $1 and id = $2`,
        [id],
      ),

    day: (tillId: string, day: string) =>
      first<DrawerDay>(
        `select opening_id as "openingId", opened_at as "openedAt", movement.operator_id as "openedBy",
           starting_balance as "startingBalance", deposited, withdrawn, sold, count_difference as "countDifference"
         from tenant.drawer_days opened
         join tenant.drawer_movements movement on movement.business_id = $1 and movement.id = opened.opening_id
         where opened.business_id = $1 and opened.till_id = $2 and opened.day = $3`,
        [tillId, day],
      ),

    lastCount: (tillId: string, day: string) =>
      first<Pick<DrawerCount, 'at' | 'expected' | 'counted'> & { readonly by: string }>(
        `select counted_at as at, expected_amount as expected, counted_amount as counted, operator_name as by from tenant.drawer_counts
         where business_id = $1 and till_id = $2 and day = $3 order by id desc limit 1`,
        [tillId, day],
      ),

    /** The balance at the end of the last day on which the drawer was open before `day`. */
    async carriedOver(tillId: string, day: string): Promise<Money> {
      const row = await first<{ left: Money }>(
        `select ${inDrawer} as left from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day < $3 order by day desc limit 1`,
        [tillId, day],
      );
      return row?.left ?? noMoney;
    },

    /** When the drawer was first opened after this day; null if it was not opened since. */
    async openedAfter(tillId: string, day: string): Promise<Date | null> {
      const row = await first<{ openedAt: Date }>(
        `select opened_at as "openedAt" from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day > $3 order by day limit 1`,
        [tillId, day],
      );
      return row?.openedAt ?? null;
    },
  };
}

/** The locks for opening a drawer; each lasts until the transaction ends. */
export function lockingDrawers(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    /** Locks the till: serializes openings of its drawer and entries for its earlier days. */
    async lockTill(tillId: string): Promise<void> {
      await first(
        `select 1 as locked from tenant.tills where business_id = $1 and id = $2 for no key update`,
        [tillId],
      );
    },

    /**
     * Locks the last day before `day` on which the drawer was open, and reads its final balance, which cannot change
     * until the transaction ends.
     */
    async lockCarriedOver(tillId: string, day: string): Promise<Money> {
      const row = await first<{ left: Money }>(
        `select ${inDrawer} as left from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day < $3 order by day desc limit 1 for no key update`,
        [tillId, day],
      );
      return row?.left ?? noMoney;
    },
  };
}

/** Updates the expected content of a drawer. Each update locks the row of its day until the transaction ends. */
export function changingDrawers(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    /** False if the drawer was opened on this day already. */
    async open(opening: {
      tillId: string;
      day: string;
      at: Date;
      openingId: string;
      amount: Money;
    }): Promise<boolean> {
      const { tillId, day, at, openingId, amount } = opening;
      const row = await first(
        `insert into tenant.drawer_days (business_id, till_id, day, opened_at, opening_id, starting_balance)
         values ($1, $2, $3, $4, $5, $6) on conflict (business_id, till_id, day) do nothing returning 1 as opened`,
        [tillId, day, at, openingId, amount],
      );
      return row !== null;
    },

    /** False if the drawer is not open on this day. */
    async deposit(tillId: string, day: string, amount: Money): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set deposited = deposited + $4
         where business_id = $1 and till_id = $2 and day = $3 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },

    /** Adds cash from sales; false if the drawer is not open on this day. */
    async sell(tillId: string, day: string, amount: Money): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set sold = sold + $4
         where business_id = $1 and till_id = $2 and day = $3 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },

    /** False if the drawer is not open on this day or contains less than the amount. */
    async withdraw(tillId: string, day: string, amount: Money): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set withdrawn = withdrawn + $4
         where business_id = $1 and till_id = $2 and day = $3 and ${inDrawer} >= $4 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },
  };
}

/** The counts of a drawer. */
export function countingDrawers(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    /** Locks the day of a drawer and reads its expected content; null if the drawer is not open. */
    async lockContent(tillId: string, day: string): Promise<Money | null> {
      const row = await first<{ content: Money }>(
        `select ${inDrawer} as content from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day = $3 for no key update`,
        [tillId, day],
      );
      return row?.content ?? null;
    },

    /** Inserts a count; from then on the counted content is the expected one. */
    async addCount(
      { id, tillId, day, at, expected, counted, note }: DrawerCount,
      person: { readonly id: string; readonly name: string },
    ): Promise<void> {
      await transaction.run(
        `insert into tenant.drawer_counts
           (business_id, id, till_id, day, expected_amount, counted_amount, counted_at, note, operator_id, operator_name)
         values ($1::text, $2, $3, $4, $5, $6, $7, $8,
           coalesce((select id from tenant.employees where business_id = $1::text and user_id = $9::text), $9::text), $10)`,
        [businessId, id, tillId, day, expected, counted, at, note, person.id, person.name],
      );
      await transaction.run(
        `update tenant.drawer_days set count_difference = count_difference + $4
         where business_id = $1 and till_id = $2 and day = $3`,
        [businessId, tillId, day, counted - expected],
      );
    },
  };
}

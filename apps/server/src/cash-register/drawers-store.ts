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
  readonly startingBalance: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly sold: bigint;
}

const inDrawer = 'starting_balance + deposited + sold - withdrawn';

const firstOf =
  (transaction: Transaction, businessId: string) =>
  async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row | null> =>
    (await transaction.run<Row>(text, [businessId, ...values]))[0] ?? null;

/** What is known of the drawers of the tills of one business. */
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
           starting_balance as "startingBalance", deposited, withdrawn, sold
         from tenant.drawer_days opened
         join tenant.drawer_movements movement on movement.business_id = $1 and movement.id = opened.opening_id
         where opened.business_id = $1 and opened.till_id = $2 and opened.day = $3`,
        [tillId, day],
      ),

    /** What was left in the drawer on the last day before this one. */
    async carriedOver(tillId: string, day: string): Promise<bigint> {
      const row = await first<{ left: bigint }>(
        `select ${inDrawer} as left from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day < $3 order by day desc limit 1`,
        [tillId, day],
      );
      return row?.left ?? 0n;
    },

    /** When it was next opened on a day after this one; null while that is still to come. */
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

/** What is held until the end of the transaction by whoever opens a drawer. */
export function holdingDrawers(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    /** Whoever opens a drawer, or enters what belongs to an earlier day of it, does so one after the other. */
    async hold(tillId: string): Promise<void> {
      await first(`select 1 as held from tenant.tills where business_id = $1 and id = $2 for no key update`, [
        tillId,
      ]);
    },

    /** What was left in the drawer on the last day before this one; until the end nobody else puts anything in there. */
    async carryOver(tillId: string, day: string): Promise<bigint> {
      const row = await first<{ left: bigint }>(
        `select ${inDrawer} as left from tenant.drawer_days
         where business_id = $1 and till_id = $2 and day < $3 order by day desc limit 1 for no key update`,
        [tillId, day],
      );
      return row?.left ?? 0n;
    },
  };
}

/** Changes what should be in a drawer. Whoever does holds its row until the end of the transaction. */
export function changingDrawers(transaction: Transaction, businessId: string) {
  const first = firstOf(transaction, businessId);
  return {
    /** False where somebody has opened it today. */
    async open(opening: {
      tillId: string;
      day: string;
      at: Date;
      openingId: string;
      amount: bigint;
    }): Promise<boolean> {
      const { tillId, day, at, openingId, amount } = opening;
      const row = await first(
        `insert into tenant.drawer_days (business_id, till_id, day, opened_at, opening_id, starting_balance)
         values ($1, $2, $3, $4, $5, $6) on conflict (business_id, till_id, day) do nothing returning 1 as opened`,
        [tillId, day, at, openingId, amount],
      );
      return row !== null;
    },

    /** False where it is not open today. */
    async deposit(tillId: string, day: string, amount: bigint): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set deposited = deposited + $4
         where business_id = $1 and till_id = $2 and day = $3 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },

    /** What was taken for goods; false where it is not open on that day. */
    async sell(tillId: string, day: string, amount: bigint): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set sold = sold + $4
         where business_id = $1 and till_id = $2 and day = $3 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },

    /** False where it is not open today, or there is not so much in it. */
    async withdraw(tillId: string, day: string, amount: bigint): Promise<boolean> {
      const row = await first(
        `update tenant.drawer_days set withdrawn = withdrawn + $4
         where business_id = $1 and till_id = $2 and day = $3 and ${inDrawer} >= $4 returning 1 as done`,
        [tillId, day, amount],
      );
      return row !== null;
    },
  };
}

import { chartAccounts } from '@tezga/domain';
import type { TestServer } from '../../testing/index.ts';
import { StockModel, type ModelState } from './stock-model.ts';
import type { Effect, World } from './world.ts';

interface MovementRow {
  readonly shop: string;
  readonly article: string;
  readonly document: string;
  readonly kind: string;
  readonly reason: string;
  readonly at: number;
  readonly number: bigint;
  readonly quantity: bigint;
  readonly cost: bigint;
  readonly value: bigint;
  readonly quantityAfter: bigint;
  readonly valueAfter: bigint;
  readonly averageAfter: bigint | null;
}

const shown = 5;

/** Compares the database with the model and returns the first differences; empty if they are equal. */
export async function differencesOf(
  server: TestServer,
  world: World,
  effects: readonly Effect[],
): Promise<string[]> {
  const rows = await movementsOf(server, world.businessId);
  const model = modelOf(world, effects, rows);
  return [
    ...differingMovements(model, rows),
    ...(await differingStock(server, world, model)),
    ...(await differingAccounts(server, world, model)),
  ];
}

async function movementsOf(server: TestServer, businessId: string): Promise<MovementRow[]> {
  return await server.asOwner<MovementRow[]>`
    select movement.shop_id::text as shop, movement.article_id::text as article, movement.document_kind as kind,
      coalesce(adjustment.transfer_id || ' discrepancy', movement.document_id::text) as document, movement.reason,
      extract(epoch from movement.at)::float8 * 1000 as at, movement.number, movement.quantity, movement.cost, movement.value,
      movement.quantity_after as "quantityAfter", movement.value_after as "valueAfter",
      movement.average_after as "averageAfter"
    from tenant.stock_movements movement
    left join tenant.warehouse_documents adjustment on adjustment.business_id = movement.business_id
      and adjustment.id = movement.document_id
    where movement.business_id = ${businessId}
    order by movement.shop_id, movement.article_id, movement.number`;
}

/**
 * Computes the model from the operations, in the order of their commits. Only the times of the movements are read
 * from the database.
 */
function modelOf(world: World, effects: readonly Effect[], rows: readonly MovementRow[]): StockModel {
  const times = new Map(rows.map(({ document, shop, at }) => [`${document} ${shop}`, at]));
  for (const { document, kind, quantity, shop, at } of rows)
    if (kind === 'transfer' && quantity > 0n) times.set(`${document} end ${shop}`, at);
    else if (kind === 'transfer') times.set(`${document} ${shop}`, at);
  const model = new StockModel(world.cardCosts);
  const inOrder = effects.toSorted((one, other) => one.turn - other.turn);
  for (const effect of inOrder)
    effect.apply(model, (document, shop) => {
      const at = times.get(`${document} ${shop}`);
      if (at === undefined) throw new Error(`${document} moved nothing in ${shop}`);
      return at;
    });
  return model;
}

const textOf = ({ quantity, value, average }: ModelState) => `${quantity} worth ${value} at ${average}`;

function differingMovements(model: StockModel, rows: readonly MovementRow[]): string[] {
  const byHistory = new Map<string, MovementRow[]>();
  for (const row of rows) {
    const key = `${row.shop} ${row.article}`;
    const history = byHistory.get(key) ?? [];
    byHistory.set(key, history);
    history.push(row);
  }
  const differences: string[] = [];
  for (const key of new Set([...byHistory.keys(), ...model.histories.keys()])) {
    const posted = (byHistory.get(key) ?? []).map(
      ({ document, number, quantity, cost, value, quantityAfter, valueAfter, averageAfter }) =>
        `${number} ${document}: ${quantity} for ${cost}, ${value}; ${textOf({ quantity: quantityAfter, value: valueAfter, average: averageAfter })}`,
    );
    const expected = (model.histories.get(key)?.movements ?? []).map(
      ({ document, quantity, cost, value, after }, place) =>
        `${place + 1} ${document}: ${quantity} for ${cost}, ${value}; ${textOf(after)}`,
    );
    const place = Array.from({ length: Math.max(posted.length, expected.length) }).findIndex(
      (_, each) => posted[each] !== expected[each],
    );
    if (place >= 0) differences.push(`${key}: ${posted[place]} instead of ${expected[place]}`);
  }
  return differences.slice(0, shown);
}

async function differingStock(
  server: TestServer,
  { businessId }: World,
  model: StockModel,
): Promise<string[]> {
  const rows = await server.asOwner<(ModelState & { key: string; movements: bigint })[]>`
    select shop_id || ' ' || article_id as key, quantity, value, average, movements from tenant.stock
    where business_id = ${businessId}`;
  return rows
    .flatMap(({ key, movements, ...state }) => {
      const known = model.histories.get(key)?.movements ?? [];
      const expected = known.at(-1)?.after ?? { quantity: 0n, value: 0n, average: null };
      const isEqual = textOf(state) === textOf(expected) && movements === BigInt(known.length);
      return isEqual
        ? []
        : [`${key} has ${textOf(state)} after ${movements} movements instead of ${textOf(expected)}`];
    })
    .slice(0, shown);
}

/**
 * Compares the ledger with the model: the balance of the stock accounts with the valuation, and the balance of goods
 * in transit with the open transfers.
 */
async function differingAccounts(
  server: TestServer,
  { businessId }: World,
  model: StockModel,
): Promise<string[]> {
  const [accounts] = await server.asOwner<{ stock: bigint; transit: bigint; balance: bigint }[]>`
    select coalesce(sum(debit - credit) filter (where account_path like '3:%'), 0)::bigint as stock,
      coalesce(sum(debit - credit) filter (where account_path = ${chartAccounts.goodsInTransit}), 0)::bigint as transit,
      coalesce(sum(debit - credit), 0)::bigint as balance
    from tenant.journal_lines where business_id = ${businessId}`;
  const values = [...model.histories.values()].map(({ movements }) => movements.at(-1)?.after.value ?? 0n);
  const { transit } = model;
  const expected = { stock: values.reduce((sum, value) => sum + value, transit), transit, balance: 0n };
  return (['stock', 'transit', 'balance'] as const).flatMap((name) =>
    accounts?.[name] === expected[name]
      ? []
      : [`the accounts of ${name} have ${accounts?.[name]} instead of ${expected[name]}`],
  );
}

import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

test('sales during edits of an entry lose no movement, and the stock accounts equal the valuation', async () => {
  const business = await addSellingBusiness(server, standIn);
  const { id, owner, shopId, client } = business;
  const articleId = await addArticle(server, id, owner.token, {});
  const documentId = newRecordId(server.clock.now());
  const entered = [{ articleId, quantity: 100, unitCost: 10 }];
  const entry = await client(warehouse.addEntry, { documentId, shopId, lines: entered });
  const sale = { lines: [aLine({ articleId, quantity: 1, price: 120 })] };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, turn) =>
      turn % 3 === 0
        ? client(warehouse.editDocument, {
            id: entry._id,
            lines: [{ articleId, quantity: 100, unitCost: 11 + turn }],
          })
        : business.sell({ ...sale, saleId: newRecordId(server.clock.now()) }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const [books] = await server.asOwner`
    select stock.quantity, stock.value, stock.movements,
      (select sum(quantity)::bigint from tenant.stock_movements where article_id = ${articleId}) as moved,
      (select sum(debit - credit)::bigint from tenant.journal_lines
        where business_id = ${id} and account_path like '3:%') as ledger
    from tenant.stock where article_id = ${articleId}`;
  expect(books).toMatchObject({ quantity: 92_000n, moved: 92_000n, movements: 17n });
  expect(books?.['ledger']).toBe(books?.['value']);
});

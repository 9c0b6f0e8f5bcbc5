import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, startTestServer, type StandIn, type TestServer } from '../testing/index.ts';
import { sellEverything } from './testing.ts';

const { reports, warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof sellEverything>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await sellEverything(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const today = () => {
  const day = tiranaDay(server.clock.now());
  return { from: day, to: day, perPage: 1000 };
};

test('entries and exits of the stock are the same in all reports and equal the documents', async () => {
  const { client } = business;
  const stock = await client(reports.stock, today());
  expect(stock.totals.closingValue).toBe((await client(warehouse.inventoryValuation, {})).value);
  for (const [name, figure, value] of [
    ['stockEntries', 'entered', 'enteredValue'],
    ['stockExits', 'left', 'leftValue'],
  ] as const) {
    const moved = await client(reports[name], today());
    expect([name, moved.totals.quantity, moved.totals.value]).toEqual([
      name,
      stock.totals[figure],
      stock.totals[value],
    ]);
    const listed = await client(reports[name], { ...today(), by: 'document' });
    expect([listed.rows.length, listed.totals]).toEqual([moved.totals.documents, moved.totals]);
    for (const employee of moved.rows) {
      const documents = await client(reports[name], { ...today(), employee: employee.key });
      expect([documents.totals.quantity, documents.rows.length]).toEqual([
        employee.quantity,
        employee.documents,
      ]);
    }
  }
});

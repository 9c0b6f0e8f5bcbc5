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
import { proveTotals } from '../index.ts';

const metricsToken = 'a-token-for-the-metrics';
let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({
    environment: { ...standIn.environment, METRICS_TOKEN: metricsToken },
  });
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const correct = (invoiceId: string) =>
  business.client(contract.sales.correct, {
    saleId: newRecordId(new Date()),
    invoiceId,
    lines: [{ place: 1, quantity: 1 }],
  });

/**
 * The number of replies with status 210, which ask the client to retry after a conflict such as a deadlock. The test
 * does not see them otherwise, because the client retries without an error.
 */
async function retriedCalls(): Promise<number> {
  const reply = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const counts = (await reply.text()).matchAll(/^tezga_call_seconds_count\{.*status="210"\} (\d+)$/gm);
  return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
}

test('concurrent sales and corrections of the same article do not deadlock', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token, { cost: 50 });
  const sell = () => business.sell({ lines: [aLine({ articleId, name: 'Mall', quantity: 2, price: 30 })] });
  const sold = await Promise.all(Array.from({ length: 8 }, sell));
  const before = await retriedCalls();
  await Promise.all(sold.flatMap(({ _id }) => [sell(), correct(_id)]));
  expect(await retriedCalls()).toBe(before);
  expect(
    await proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id),
  ).toEqual([]);
});

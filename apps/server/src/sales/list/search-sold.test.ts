import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  addArticle,
  addSellingBusiness,
  addTill,
  aLine,
  aSale,
  clientWithoutRetry,
  newArticle,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
let stranger: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
  stranger = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

async function found(search: string, by = business) {
  const { invoices } = await by.client(contract.sales.list, { search });
  return invoices.map(({ meta }) => meta.invoiceNumber);
}

/** Runs a statement as the server does, with row-level security for this business. */
const runAs = ({ id }: { readonly id: string }, text: string, values: readonly unknown[] = []) =>
  inTransaction(server.pool, async (transaction) => {
    await transaction.run(
      `select set_config('tezga.business_id', $1, true), set_config('enable_seqscan', 'off', true)`,
      [id],
    );
    return transaction.run(text, values);
  });

const namesAt = async (whose: { readonly id: string }) =>
  (await runAs(whose, `select tenant.find_line_names('{%riparim%}', 10) as names`))[0]?.['names'];
const renamedAt = async (whose: { readonly id: string }) =>
  (await runAs(whose, `select tenant.find_renamed_articles('{%byrek%}', 10) as ids`))[0]?.['ids'];

const sellArticle = (articleId: string, name: string) =>
  business.sell({ lines: [aLine({ articleId, name })] });

test('a line without an article is found by any part of its name, and only in the business that sold it', async () => {
  const name = 'Riparim çelësash';
  const sold = await business.sell({ lines: [aLine({ name })] });
  await business.sell();
  for (const search of ['riparim', 'CELESASH ripa', 'çe'])
    expect(await found(search)).toEqual([sold.invoiceNumber]);
  expect(await found('riparim dyersh')).toEqual([]);
  expect(await found('riparim', stranger)).toEqual([]);
  expect([await namesAt(business), await namesAt(stranger)]).toEqual([[name], []]);
});

test('a search for a name that was sold twice finds each of the two invoices once, the newest first', async () => {
  const line = aLine({ name: 'Mbështjellje dhurate', price: 60 });
  const once = await business.sell({ lines: [line, line] });
  const again = await business.sell({ lines: [line, line] });
  expect(await found('dhurat')).toEqual([again.invoiceNumber, once.invoiceNumber]);
});

test('a deleted article is found, and article names are not saved as line names', async () => {
  const { id, owner, client } = business;
  const articleId = await addArticle(server, id, owner.token, {
    name: 'Qumësht Lura',
    barcode: '5301234567897',
  });
  const sold = await sellArticle(articleId, 'Qumësht Lura');
  expect(await found('lura')).toEqual([sold.invoiceNumber]);
  await client(contract.articles.remove, { idsToDelete: [articleId] });
  expect(await found('lura qum')).toEqual([sold.invoiceNumber]);
  expect(await found('5301234567897')).toEqual([sold.invoiceNumber]);
  expect(await found('lura', stranger)).toEqual([]);
  const stored = await server.asOwner`
    select name from tenant.line_names where business_id = ${id} and name like '%Lura'`;
  expect([...stored]).toEqual([]);
});

test('a sold article is found by each of its former names, and only in its own business', async () => {
  const { id, client } = business;
  const given = await newArticle(server, id, { name: 'Byrek shtëpie' });
  const { articleId } = await client(contract.articles.add, given);
  const sold = await sellArticle(articleId, given.name);
  for (const name of ['Pite me spinaq', 'Lakror']) {
    const { article } = await client(contract.articles.one, { id: articleId });
    await client(contract.articles.edit, { articleId, ...given, name, updatedAt: article.updatedAt });
  }
  for (const search of ['byrek', 'spinaq', 'lakror']) {
    expect(await found(search), search).toEqual([sold.invoiceNumber]);
    expect(await found(search, stranger), search).toEqual([]);
  }
  expect([await renamedAt(business), await renamedAt(stranger)]).toEqual([[articleId], []]);
});

test('an edit that does not change the name saves no former name', async () => {
  const { id, client } = business;
  const given = await newArticle(server, id);
  const { articleId } = await client(contract.articles.add, given);
  const { article } = await client(contract.articles.one, { id: articleId });
  await client(contract.articles.edit, { articleId, ...given, price: 99, updatedAt: article.updatedAt });
  const stored = await server.asOwner`
    select name from tenant.former_article_names where business_id = ${id} and article_id = ${articleId}`;
  expect([...stored]).toEqual([]);
});

/** Starts the calls while a row lock blocks one of the names, and releases it once all of them wait for it. */
const blockedAt = (name: string, waiting: number, begin: () => Promise<unknown>[]) =>
  server.asOwner.begin(async (sql) => {
    await sql`insert into tenant.line_names (business_id, name) values (${business.id}, ${name})`;
    const begun = Promise.allSettled(begin());
    const waiters = async () => {
      // pg_stat_activity is otherwise cached within a transaction.
      await sql`select pg_stat_clear_snapshot()`;
      const [row] = await sql`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return Number(row?.['count']);
    };
    await expect.poll(waiters).toBe(waiting);
    return { begun };
  });

test('concurrent sales of the same new names in different order do not deadlock, and are all found', async () => {
  // Separate tills have separate series, so that the calls do not already wait for each other's number.
  const tills = await Promise.all([1, 2].map(() => addTill(server, business.id, business.shopId)));
  for (const { id } of tills)
    await business.client(contract.cashRegister.reportBalance, {
      pos_id: id,
      operation: 'INITIAL',
      amount: 0,
    });
  const sell = clientWithoutRetry(server, business.owner.token);
  for (const round of ['Agjërim', 'Zambak', 'Majdanoz']) {
    const lines = Array.from({ length: 9 }, (_line, place) =>
      aLine({ name: `${round} ${place}`, price: place === 0 ? 40 : 10 }),
    );
    const { begun } = await blockedAt(`${round} 4`, tills.length, () =>
      tills.map(({ id }, place) =>
        sell(contract.sales.issue, {
          ...aSale(server, id),
          lines: place === 0 ? lines : lines.toReversed(),
        }),
      ),
    );
    expect((await begun).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await found(`${round} 8`)).toHaveLength(tills.length);
  }
});

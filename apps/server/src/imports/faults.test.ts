import { contract, rowsAtOnce, type WireOutputOf } from '@tezga/contract';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { articlesOf, problemsOf, trialBusiness, type ArticleRow } from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { imports } = contract;
type Rows = WireOutputOf<typeof imports.articles>['rows'];

/** Each entry is an expected problem and a change that causes it in a valid row. */
const faults: readonly [problem: string, break_: (row: ArticleRow) => object][] = [
  ['name: required', () => ({ name: '  ' })],
  ['name: too-long', () => ({ name: 'ë'.repeat(201) })],
  ['price: required', () => ({ price: '' })],
  ['price: positive', () => ({ price: -5 })],
  ['price: two-decimals', () => ({ price: 1.005 })],
  ['price: ten-digits', () => ({ price: 10_000_000_000 })],
  ['price: invalid', () => ({ price: '12 lekë' })],
  ['sku: too-long', () => ({ sku: '1'.repeat(41) })],
  ['barcode: barcode', () => ({ barcode: '12 34' })],
  ['barcode: barcode-taken', () => ({ barcode: 'ZENE' })],
  ['vat_id: choice', () => ({ vat_id: '18' })],
  ['unit: unknown-unit', () => ({ unit: 'arkë' })],
  ['cost: three-decimals', () => ({ cost: 0.0001 })],
  ['currency: currency', () => ({ currency: 'LEK' })],
  ['sku: twice', () => ({ sku: 'first of its part' })],
];

const total = casesToTry(process.env, 10_000, 2000);
const step = 33;
const seeded = Math.floor((total * 3) / 100);

function sheet(): { rows: ArticleRow[]; expected: string[] } {
  const rows: ArticleRow[] = [];
  const expected: string[] = [];
  for (let number = 0; number < total; number += 1) {
    const isFirst = number % rowsAtOnce === 0;
    const row = {
      name: `Artikulli ${number}`,
      price: (100 + number) / 100,
      sku: `S${number}`,
      barcode: `B${number}`,
      category: [`Kategoria ${number % 20}`],
    };
    const [problem, spoil] = (number % step === 7 && faults[Math.floor(number / step) % faults.length]) || [
      '',
      null,
    ];
    const isFaulty = spoil !== null && !isFirst && expected.filter((each) => each !== '').length < seeded;
    const change = isFaulty ? spoil(row) : {};
    if ('sku' in change && change.sku === 'first of its part')
      Object.assign(change, { sku: `S${number - (number % rowsAtOnce)}` });
    rows.push({ ...row, ...change });
    expected.push(isFaulty ? problem : '');
  }
  return { rows, expected };
}

test('among thousands of rows exactly the faulty ones are refused, each with its problem', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, {
    articles: [{ name: 'I zënë', price: 1, sku: 'Z', barcode: 'ZENE' }],
  });
  const { rows, expected } = sheet();
  expect(expected.filter((problem) => problem !== '')).toHaveLength(seeded);
  const parts = Array.from({ length: total / rowsAtOnce }, (_unused, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
  const checked: Rows = [];
  for (const articles of parts) {
    checked.push(...(await business.client(imports.checkArticles, { articles })).rows);
  }
  expect(problemsOf(checked)).toEqual(expected);

  const imported: Rows = [];
  let importId: string | undefined;
  for (const articles of parts) {
    const input = importId === undefined ? { articles } : { articles, importId };
    const reply = await business.client(imports.articles, input);
    ({ importId } = reply);
    imported.push(...reply.rows);
  }
  expect(imported).toEqual(checked.map(({ outcome, problems }) => ({ outcome, problems })));
  expect(await articlesOf(server, business)).toHaveLength(total - seeded + 1);
});

import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, overflowOf, owner, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

/** Sells an article that has stock. The payment is not in cash, so that the drawer need not be open. */
async function soldArticle() {
  const { call } = await callerSignedIn(trial.address, owner);
  const { posList } = await call(contract.tills.posList, {});
  const { articles } = await call(contract.articles.page, { perPage: 50 });
  const { article } = articles.find(({ article: { inventoryTrackable } }) => inventoryTrackable) ?? {};
  if (article === undefined) throw new Error('the demo has no article with stock');
  await trial.database`update tenant.shops set allow_negative_stock = true`;
  const sold = await call(contract.sales.issue, {
    saleId: Date.now().toString(16).padStart(12, '0').slice(-12).padEnd(24, 'd'),
    tillId: posList[0]?._id ?? '',
    lines: [{ articleId: article._id, name: article.name, unit: 'copë', quantity: 2, price: 100, vat: '20' }],
    payments: [{ type: 'ACCOUNT', amount: 200 }],
    buyer: { idType: 'NUIS', idNumber: 'L12006511W', name: 'Hotel Deti', address: 'Rr. 4', town: 'Durrës' },
  });
  return { sold, name: article.name };
}

test('an invoice links to the stock of its articles, and the stock links back to the invoice', async () => {
  const { sold, name } = await soldArticle();
  const title = `Faturë ${sold.invoiceNumber}`;
  const page = await trial.enter(owner, title, { at: `/receipts/${sold._id}` });
  await page.getByRole('region', { name: 'Magazina' }).getByRole('link', { name }).click();
  await arrivesAt(page, `Gjendja: ${name}`);
  const row = page.getByRole('row', { name: new RegExp(`Fatura ${sold.invoiceNumber}`, 'u') });
  await row.waitFor();
  expect(await row.innerText()).toContain('−2.000');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const address = page.url();
  await row.dblclick();
  await arrivesAt(page, title);
  const narrow = await trial.enter(owner, `Gjendja: ${name}`, {
    at: address.slice(trial.address.length),
    device: phone,
  });
  await narrow.getByText(`Fatura ${sold.invoiceNumber}`).waitFor();
  expect(await overflowOf(narrow)).toBeLessThanOrEqual(0);
});

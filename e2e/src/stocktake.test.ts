import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { arrivesAt, overflowOf, owner, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const { warehouse } = contract;
const trial = beginTrial();

test('a count typed on a phone is corrected, and closing the stocktake changes valuation and journal by the same amount', async () => {
  const { call } = await callerSignedIn(trial.address, owner);
  const { articles } = await call(contract.articles.page, { perPage: 50 });
  const { article } =
    articles.find((found) => found.article.inventoryTrackable && !found.article.compositeProduct) ?? {};
  const [till] = (await call(contract.tills.posList, {})).posList;
  if (article === undefined || till === undefined) throw new Error('the demo has no article with stock');
  const { shopId } = till;
  const lines = [{ articleId: article._id, quantity: 10, unitCost: 100 }];
  await call(warehouse.addEntry, { documentId: 'e'.repeat(24), shopId, lines });
  const goods = { ...article, quantity: 10 };
  const stocktakeId = 'f'.repeat(24);
  const { documentCode } = await call(warehouse.openStocktake, { stocktakeId, shopId });
  const before = await call(warehouse.inventoryValuation, {});

  const path = `/warehouse/stocktakes/${stocktakeId}`;
  const counter = await trial.enter(owner, 'Numëro', { at: `${path}/count`, device: phone });
  const code = counter.getByLabel('Skanoni ose shkruani kodin');
  await code.fill(goods.sku);
  await code.press('Enter');
  await counter.getByText(`${goods.name}: 1.000`).waitFor();
  await code.fill(goods.sku);
  await counter.getByLabel('Sasia').fill(String(goods.quantity - 2));
  await counter.getByRole('switch', { name: 'Rinumërim' }).click();
  await counter.getByRole('button', { name: 'Shto numërimin' }).click();
  await counter.locator('li[data-state="counted"]').nth(1).waitFor();
  expect(await overflowOf(counter)).toBeLessThanOrEqual(0);

  const page = await trial.enter(owner, `Inventarizim ${documentCode}`, { at: path });
  await page.getByText('−2.000').first().waitFor();
  await page.getByRole('button', { name: 'Mbyll inventarizimin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mbyll inventarizimin' }).click();
  const link = page.getByRole('link', { name: /Përshtatja FP-/u });
  const adjustmentCode = (await link.innerText()).replace('Përshtatja ', '');
  await link.click();
  await arrivesAt(page, `Përshtatje ${adjustmentCode}`);

  const { document } = await call(warehouse.adjustment, { code: adjustmentCode });
  const after = await call(warehouse.inventoryValuation, {});
  expect(after.value - before.value).toBeCloseTo(document.value, 2);
  const { journal } = await call(contract.accounting.one, { id: document.journalId ?? '' });
  const ofStock = journal.lines.filter(({ accountPath }) => accountPath.startsWith('3:'));
  const posted = ofStock.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  expect(posted).toBeCloseTo(document.value, 2);
});

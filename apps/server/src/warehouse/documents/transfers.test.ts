import { contract } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAssignedShops,
  addWarehouseBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addWarehouseBusiness(server);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

/** Two shops, the first with ten pieces at 100. */
async function stockedShops(cost = 100) {
  const [from, to, articleId] = [
    await business.addShop(),
    await business.addShop(),
    await business.addArticle({ name: 'Miell' }),
  ];
  await business.enter(from, [{ articleId, quantity: 10, unitCost: cost }]);
  return { from, to, articleId };
}

const textOf = async (pdf: string) =>
  (await readPdf(Buffer.from(pdf, 'base64'))).map(({ text }) => text).join(' ');

/** Debits are positive, credits negative. */
async function postedLines(journalId: string | null) {
  const { journal } = await business.client(contract.accounting.one, { id: journalId ?? '' });
  return journal.lines.map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);
}

test('the goods of a transfer leave at the average cost, are in transit, and enter the other shop at that cost', async () => {
  const { from, to, articleId } = await stockedShops();
  await business.enter(to, [{ articleId, quantity: 5, unitCost: 130 }]);
  const { _id, code } = await business.send(from, to, [{ articleId, quantity: 4 }], { notes: 'Me furgon' });
  expect(code).toMatch(/^FT-\d+\/\d{4}$/u);
  expect(await business.stockOf(from, articleId)).toMatchObject({ quantity: 6, value: 600 });
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 5, value: 650 });
  const sent = await business.one(_id);
  expect(sent).toMatchObject({
    type: 'transfer',
    documentCode: code,
    value: 400,
    transfer: { targetShopId: to, state: 'created', endJournalId: null },
    lines: [{ quantity: 4, unitCost: 100, cost: 400, quantityAfter: 6 }],
  });
  expect(await postedLines(sent.journalId)).toEqual([
    ['3:37:375', 400],
    ['3:35:351', -400],
  ]);

  expect(await business.client(warehouse.completeTransfer, { transferOrderId: _id })).toEqual({
    code,
    discrepancyCode: null,
  });
  expect(await business.stockOf(to, articleId)).toMatchObject({
    quantity: 9,
    value: 1050,
    averageCost: 116.666667,
  });
  const { document: received } = await business.client(warehouse.transfer, { code });
  expect(received).toMatchObject({
    transfer: { state: 'completed' },
    lines: [{ quantity: 4, quantityAfter: 6 }],
    timeline: [{ kind: 'posted' }, { kind: 'completed', by: expect.any(String) as string }],
  });
  expect(await postedLines(received.transfer?.endJournalId ?? null)).toEqual([
    ['3:35:351', 400],
    ['3:37:375', -400],
  ]);
  const { movements } = await business.client(warehouse.articleHistory, { articleId, shopId: to });
  expect(movements[0]).toMatchObject({
    document: { type: 'transfer', _id, name: code },
    reason: 'transfer',
    quantity: 4,
    cost: 400,
    quantityAfter: 9,
  });
});

test('a cancelled transfer returns the goods at the cost at which they left', async () => {
  const { from, to, articleId } = await stockedShops(33.333);
  const { _id, code } = await business.send(from, to, [{ articleId, quantity: 10 }]);
  expect(await business.stockOf(from, articleId)).toMatchObject({ quantity: 0, value: 0 });
  await business.client(warehouse.cancelTransfer, { transferOrderId: _id });
  expect(await business.stockOf(from, articleId)).toMatchObject({ quantity: 10, value: 333.33 });
  const { lines, transfer, timeline } = await business.one(_id);
  expect(transfer?.state).toBe('cancelled');
  expect(lines).toHaveLength(1);
  expect(timeline.map(({ kind }) => kind)).toEqual(['posted', 'cancelled']);
  for (const end of [warehouse.completeTransfer, warehouse.cancelTransfer])
    expect(await refusalOf(business.client(end, { transferOrderId: _id }))).toMatchObject({
      status: 409,
      code: 'transfer-cancelled',
      message: `Transferimi ${code} është anuluar tashmë.`,
    });
  const { movements } = await business.client(warehouse.articleHistory, { articleId, shopId: from });
  expect(movements.map(({ reason, quantity }) => [reason, quantity])).toEqual([
    ['transfer-cancelled', 10],
    ['transfer', -10],
    ['goods-received', 10],
  ]);
});

test('goods received into negative stock correct the cost of the sales that made it negative', async () => {
  const { from, articleId } = await stockedShops(120);
  const to = await business.addShop(true);
  await business.enter(to, [{ articleId, quantity: 1, unitCost: 100 }]);
  await business.takeOut(to, [{ articleId, quantity: 6 }]);
  const { _id } = await business.send(from, to, [{ articleId, quantity: 10 }]);
  await business.client(warehouse.completeTransfer, { transferOrderId: _id });
  expect(await business.stockOf(to, articleId)).toMatchObject({ quantity: 5, value: 600 });
  const { transfer } = await business.one(_id);
  expect(await postedLines(transfer?.endJournalId ?? null)).toEqual([
    ['3:35:351', 1200],
    ['3:37:375', -1200],
    ['6:60:605', 100],
    ['3:35:351', -100],
  ]);
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
});

test('a transfer of more than the stock, to the same shop, to a hidden or to an unknown one is refused and changes nothing', async () => {
  const { from, to, articleId } = await stockedShops();
  const short = await refusalOf(business.send(from, to, [{ articleId, quantity: 11 }]));
  expect(short).toMatchObject({ status: 409, code: 'stock-insufficient' });
  expect(short.details?.shortArticles).toEqual([{ articleId, name: 'Miell', available: 10, requested: 11 }]);
  const line = { articleId, quantity: 1 };
  expect((await refusalOf(business.send(from, from, [line]))).problems).toMatchObject([
    { path: 'targetShopId', code: 'same-place' },
  ]);
  expect(await refusalOf(business.send(from, business.newId(), [line]))).toMatchObject({ status: 404 });
  await server.asOwner`update tenant.shops set is_hidden = true where id = ${to}`;
  expect(await refusalOf(business.send(from, to, [line]))).toMatchObject({ status: 404 });
  expect(await business.stockOf(from, articleId)).toMatchObject({ quantity: 10 });
  const { _id: entryId } = await business.enter(from, [{ ...line, unitCost: 1 }]);
  for (const transferOrderId of [entryId, business.newId()])
    expect(await refusalOf(business.client(warehouse.completeTransfer, { transferOrderId }))).toMatchObject({
      status: 404,
    });
});

test('the numbers of transfers start at 1, and a refused transfer leaves no gap', async () => {
  const { addShop, addArticle, enter, send } = await addWarehouseBusiness(server, 'Me transferime');
  const [from, to, articleId] = [await addShop(), await addShop(), await addArticle()];
  await enter(from, [{ articleId, quantity: 2, unitCost: 5 }]);
  const year = server.clock.now().getFullYear();
  const transfer = () => send(from, to, [{ articleId, quantity: 1 }]);
  expect((await transfer()).code).toBe(`FT-1/${year}`);
  expect(await refusalOf(send(from, to, [{ articleId, quantity: 9 }]))).toMatchObject({
    code: 'stock-insufficient',
  });
  expect((await transfer()).code).toBe(`FT-2/${year}`);
});

test('the list finds a transfer by both shops, its state and the name of its destination', async () => {
  const { from, to, articleId } = await stockedShops();
  const line = { articleId, quantity: 1 };
  const [open, closed] = [await business.send(from, to, [line]), await business.send(from, to, [line])];
  await business.client(warehouse.completeTransfer, { transferOrderId: closed._id });
  const found = async (filter: object) =>
    (await business.client(warehouse.transfers, filter)).data.map(({ documentCode }) => documentCode);
  expect(await found({ shopIds: [from] })).toEqual([closed.code, open.code]);
  expect(await found({ shopIds: [to], states: ['created'] })).toEqual([open.code]);
  expect(await found({ shopIds: [to], states: ['completed', 'cancelled'] })).toEqual([closed.code]);
  expect(await found({ search: `Dyqan ${to}` })).toEqual([closed.code, open.code]);
  const { data } = await business.client(warehouse.allTransfers, { shopIds: [from], states: ['completed'] });
  expect(data).toMatchObject([{ transfer: { targetShopId: to, state: 'completed' } }]);
});

test('the printed transfer shows its state, and a cancelled one is marked', async () => {
  const { from, to, articleId } = await stockedShops();
  const { _id, code } = await business.send(from, to, [{ articleId, quantity: 1 }]);
  const { name, pdf } = await business.client(warehouse.pdf, { ids: [_id], language: 'en' });
  expect(name).toBe(`${code.replace('/', '-')}.pdf`);
  expect(await textOf(pdf)).toContain('In transit');
  await business.client(warehouse.cancelTransfer, { transferOrderId: _id });
  const cancelled = await business.client(warehouse.pdf, { ids: [_id], language: 'en' });
  expect(await textOf(cancelled.pdf)).toContain('CANCELLED');
});

test('an employee of the source shop sends and cancels a transfer, an employee of the destination receives it', async () => {
  const { business: own, articleId, other, hire } = await addAssignedShops(server, standIn);
  const lines = [{ articleId, quantity: 2 }];
  await own.client(warehouse.addEntry, {
    documentId: business.newId(),
    shopId: own.shopId,
    lines: [{ articleId, quantity: 50, unitCost: 10 }],
  });
  const [sender, receiver] = [await hire([own.shopId]), await hire([other.shopId])];
  const transfer = () => ({
    documentId: business.newId(),
    shopId: own.shopId,
    targetShopId: other.shopId,
    lines,
  });
  const { shops } = await sender.client(warehouse.transferTargets, {});
  expect(shops.map(({ _id }) => _id)).toContain(other.shopId);
  expect(await refusalOf(receiver.client(warehouse.createTransfer, transfer()))).toMatchObject({
    status: 404,
  });
  const { _id, code } = await sender.client(warehouse.createTransfer, transfer());
  for (const { client } of [sender, receiver]) {
    const { data } = await client(warehouse.transfers, {});
    expect(data).toMatchObject([{ documentCode: code, transfer: { targetShopName: 'Dyqani i dytë' } }]);
  }
  const { document } = await receiver.client(warehouse.document, { id: _id });
  expect(document.lines).toMatchObject([{ quantity: 2, quantityAfter: null }]);
  const end = { transferOrderId: _id };
  expect(await refusalOf(sender.client(warehouse.completeTransfer, end))).toMatchObject({ status: 403 });
  expect(await refusalOf(receiver.client(warehouse.cancelTransfer, end))).toMatchObject({ status: 403 });
  expect(await receiver.client(warehouse.completeTransfer, end)).toMatchObject({ code });
});

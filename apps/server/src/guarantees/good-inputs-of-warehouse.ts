import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addedArticle, addedProduct } from './good-inputs-of-catalog.ts';
import { newCustomer } from './good-inputs-of-settings.ts';
import { asOwner, newShop, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `warehouse.${string}`>;

const filter = { search: 'a', from: '2026-01-01', to: '2026-12-31', perPage: 5 };

/** Valid inputs for the calls of the warehouse. */
export const inputsOfWarehouse: Record<Calls, GoodInput> = {
  'warehouse.entries': () => ({ ...filter, reasons: ['surplus'] }),
  'warehouse.allEntries': () => filter,
  'warehouse.addEntry': anEntry,
  'warehouse.exits': () => ({ ...filter, reasons: ['damage', 'gift'] }),
  'warehouse.allExits': () => filter,
  'warehouse.addExit': async (world) => {
    const { shopId, articleId } = await postedEntry(world);
    return {
      documentId: newRecordId(new Date()),
      shopId,
      reason: 'gift',
      lines: [{ articleId, quantity: 1 }],
    };
  },
  'warehouse.adjustments': () => ({ ...filter, reasons: ['stocktake'] }),
  'warehouse.allAdjustments': () => filter,
  'warehouse.adjustment': async (world) => {
    const client = await asOwner(world);
    const { documentCode } = await client(contract.warehouse.addAdjustment, await anAdjustment(world));
    return { code: documentCode };
  },
  'warehouse.addAdjustment': anAdjustment,
  'warehouse.costAdjustments': () => filter,
  'warehouse.allCostAdjustments': () => filter,
  'warehouse.costAdjustment': async (world) => {
    const client = await asOwner(world);
    const { documentCode } = await client(contract.warehouse.addCostAdjustment, await aCostAdjustment(world));
    return { code: documentCode };
  },
  'warehouse.addCostAdjustment': aCostAdjustment,
  'warehouse.productions': () => filter,
  'warehouse.allProductions': () => filter,
  'warehouse.production': async (world) => {
    const client = await asOwner(world);
    const { documentCode } = await client(contract.warehouse.addProduction, await aProduction(world));
    return { code: documentCode };
  },
  'warehouse.addProduction': aProduction,
  'warehouse.recipe': async (world) => ({ articleId: (await aProduction(world)).articleId }),
  'warehouse.transfers': () => ({ ...filter, states: ['created', 'cancelled'] }),
  'warehouse.allTransfers': () => filter,
  'warehouse.createTransfer': aTransfer,
  'warehouse.transfer': async (world) => ({ code: (await postedTransfer(world)).code }),
  'warehouse.completeTransfer': async (world) => ({
    transferOrderId: (await postedTransfer(world))._id,
    received: [0.5],
  }),
  'warehouse.cancelTransfer': async (world) => ({ transferOrderId: (await postedTransfer(world))._id }),
  'warehouse.transferTargets': () => ({}),
  'warehouse.document': async (world) => ({ id: (await postedEntry(world)).id }),
  'warehouse.previewEntry': async (world) => ({ ...(await anEntry(world)), date: '2026-01-15T10:00:00Z' }),
  'warehouse.previewExit': async (world) => {
    const { shopId, articleId } = await postedEntry(world);
    return { documentId: newRecordId(new Date()), shopId, lines: [{ articleId, quantity: 1 }] };
  },
  'warehouse.previewAdjustment': anAdjustment,
  'warehouse.previewCostAdjustment': aCostAdjustment,
  'warehouse.previewProduction': aProduction,
  'warehouse.previewTransfer': aTransfer,
  'warehouse.previewReceipt': async (world) => ({
    transferOrderId: (await postedTransfer(world))._id,
    received: [0.5],
  }),
  'warehouse.editDocument': anEdit,
  'warehouse.previewEdit': anEdit,
  'warehouse.pdf': async (world) => ({ ids: [(await postedEntry(world)).id], language: 'it' }),
  'warehouse.printed': async (world) => ({ ids: [(await postedEntry(world)).id] }),
  'warehouse.drafts': () => ({ kind: 'entry' }),
  'warehouse.draft': async (world) => ({ id: await savedDraft(world) }),
  'warehouse.saveDraft': aDraft,
  'warehouse.removeDrafts': async (world) => ({ ids: [await savedDraft(world)] }),
  'warehouse.restoreDrafts': async (world) => {
    const client = await asOwner(world);
    const ids = [await savedDraft(world)];
    await client(contract.warehouse.removeDrafts, { ids });
    return { ids };
  },
  'warehouse.articlesByCode': () => ({ codes: ['A-1', '5901234123457'] }),
  'warehouse.availability': async (world) => {
    const { shopId, articleId } = await postedEntry(world);
    return { shopId, articles: [{ articleId, quantity: 1 }] };
  },
  'warehouse.stock': () => ({ search: 'a', states: ['negative'], sort: 'value', perPage: 5 }),
  'warehouse.allStock': () => ({ states: ['available', 'none'] }),
  'warehouse.setMinimumStock': async (world) => {
    const { shopId, articleId } = await postedEntry(world);
    return { shopId, articleId, minimum: 2.5 };
  },
  'warehouse.suggestedOrder': async (world) => ({ shopIds: [(await postedEntry(world)).shopId] }),
  'warehouse.inventoryValuation': async (world) => {
    const { shopId } = await postedEntry(world);
    return { shopIds: [shopId], date: '2026-01-01' };
  },
  'warehouse.stocktakes': () => ({ statuses: ['open'], perPage: 5 }),
  'warehouse.stocktake': async (world) => ({ id: (await openedStocktake(world)).id }),
  'warehouse.stocktakeLines': async (world) => ({ id: (await openedStocktake(world)).id, search: 'a' }),
  'warehouse.openStocktake': async (world) => ({
    stocktakeId: newRecordId(new Date()),
    shopId: await newShop(world),
    isBlind: true,
    notes: 'Fund viti',
  }),
  'warehouse.countStock': async (world) => {
    const { id, sku } = await openedStocktake(world);
    return { stocktakeId: id, countId: newRecordId(new Date()), code: sku, quantity: 2.5 };
  },
  'warehouse.closeStocktake': async (world) => ({ id: (await openedStocktake(world)).id, uncounted: 'zero' }),
  'warehouse.cancelStocktake': async (world) => ({ id: (await openedStocktake(world)).id }),
  'warehouse.articleHistory': async (world) => ({ articleId: await addedArticle(world) }),
};

async function anEntry(world: World) {
  const articleId = await addedArticle(world);
  const lines = [{ articleId, quantity: 2, unitCost: 45.5 }];
  return { documentId: newRecordId(new Date()), shopId: await newShop(world), notes: 'Kuti e hapur', lines };
}

async function anEdit(world: World) {
  const client = await asOwner(world);
  const { id, articleId } = await postedEntry(world);
  const { document } = await client(contract.warehouse.document, { id });
  return {
    id,
    updatedAt: document.updatedAt,
    reason: 'surplus',
    supplierId: await newCustomer(world),
    notes: 'Sasia u numërua sërish',
    lines: [{ articleId, quantity: 3, unitCost: 44.5 }],
  };
}

/** Reads the newest version of a document and returns it as the input of an edit. */
export async function newestVersionAsOwner(world: World, id: string) {
  const client = await asOwner(world);
  const named = await client(contract.warehouse.document, { id });
  const newestId = named.document.versions[0]?._id ?? id;
  const { document } = await client(contract.warehouse.document, { id: newestId });
  const { reason, supplierId, notes, lines } = document;
  const typed = lines.map(({ articleId, quantity, unitCost }) => ({ articleId, quantity, unitCost }));
  return { reason, supplierId, notes, lines: typed };
}

async function aDraft(world: World) {
  const { documentId, shopId, notes, lines } = await anEntry(world);
  const goods = lines.map((line) => Object.assign(line, { name: 'Miell', code: 'M-1', unit: 'kg' }));
  const content = { version: 1 as const, reason: 'surplus' as const, supplierId: null, lines: goods };
  return { documentId, shopId, notes, kind: 'entry' as const, content };
}

async function savedDraft(world: World) {
  const client = await asOwner(world);
  const draft = await aDraft(world);
  await client(contract.warehouse.saveDraft, draft);
  return draft.documentId;
}

async function anAdjustment(world: World) {
  const { shopId, articleId } = await postedEntry(world);
  const lines = [{ articleId, quantity: 3, expected: 2, unitCost: 44.5 }];
  return { documentId: newRecordId(new Date()), shopId, lines };
}

async function aCostAdjustment(world: World) {
  const { shopId, articleId } = await postedEntry(world);
  return { documentId: newRecordId(new Date()), shopId, lines: [{ articleId, unitCost: 44.5 }] };
}

async function aProduction(world: World) {
  const { shopId, articleId: ingredientId } = await postedEntry(world);
  const articleId = await addedProduct(world, ingredientId);
  const lines = [{ articleId: ingredientId, quantity: 1.5 }];
  return { documentId: newRecordId(new Date()), shopId, articleId, quantity: 3, lines };
}

async function postedEntry(world: World) {
  const client = await asOwner(world);
  const entry = await anEntry(world);
  const { _id: id } = await client(contract.warehouse.addEntry, entry);
  return { id, shopId: entry.shopId, articleId: entry.lines[0]?.articleId ?? '' };
}

async function openedStocktake(world: World) {
  const client = await asOwner(world);
  const { shopId, articleId } = await postedEntry(world);
  const id = newRecordId(new Date());
  await client(contract.warehouse.openStocktake, { stocktakeId: id, shopId });
  const { article } = await client(contract.warehouse.articleHistory, { articleId });
  return { id, sku: article.sku };
}

async function aTransfer(world: World) {
  const { shopId, articleId } = await postedEntry(world);
  const targetShopId = await newShop(world);
  return { documentId: newRecordId(new Date()), shopId, targetShopId, lines: [{ articleId, quantity: 1 }] };
}

export async function postedTransfer(world: World) {
  const client = await asOwner(world);
  return await client(contract.warehouse.createTransfer, await aTransfer(world));
}

import { contract } from '@tezga/contract';
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
import { draftsMax } from './read.ts';

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

/** A draft of an entry of three pieces, whose cost is not typed yet. */
async function aDraft() {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ name: 'Miell' })];
  const line = { articleId, name: 'Miell', code: 'M-1', unit: 'kg', quantity: 3, unitCost: '' as const };
  const draft = {
    documentId: business.newId(),
    kind: 'entry' as const,
    shopId,
    notes: 'Furnizimi i së premtes',
    content: { version: 1 as const, reason: 'surplus' as const, supplierId: null, lines: [line] },
  };
  const { updatedAt } = await business.client(warehouse.saveDraft, draft);
  return { draft, articleId, updatedAt };
}

const listed = async (client = business.client) =>
  (await client(warehouse.drafts, { kind: 'entry' })).drafts.map(({ _id }) => _id);
const read = async (id: string) => (await business.client(warehouse.draft, { id })).draft;
const post = ({ documentId, shopId }: { documentId: string; shopId: string }, articleId: string) =>
  business.client(warehouse.addEntry, {
    documentId,
    shopId,
    lines: [{ articleId, quantity: 3, unitCost: 50 }],
  });
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

test('a saved draft returns its fields as typed, moves no stock, and is in the list of its kind only', async () => {
  const { draft, articleId, updatedAt } = await aDraft();
  const { documentId, kind, shopId, notes, content } = draft;
  expect(await read(documentId)).toMatchObject({ _id: documentId, kind, shopId, notes, content, updatedAt });
  const { drafts } = await business.client(warehouse.drafts, { kind: 'entry' });
  expect(drafts[0]).toMatchObject({ _id: documentId, notes, linesCount: 1, updatedAt });
  expect((await business.client(warehouse.drafts, { kind: 'exit' })).drafts).toEqual([]);
  const { stock } = await business.client(warehouse.articleHistory, { articleId });
  expect(stock).toEqual([]);
});

test('of concurrent saves of one version with different content one succeeds, and the others are refused', async () => {
  const { draft, updatedAt } = await aDraft();
  const saves = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      business.client(warehouse.saveDraft, { ...draft, notes: `Ndryshim ${place}`, updatedAt }).then(
        () => `Ndryshim ${place}`,
        (error: unknown) => error as Awaited<ReturnType<typeof refusalOf>>,
      ),
    ),
  );
  const won = saves.filter((outcome) => typeof outcome === 'string');
  const lost = saves.flatMap((outcome) => (typeof outcome === 'string' ? [] : [outcome.code]));
  expect(won).toHaveLength(1);
  expect(lost).toEqual(Array.from({ length: 7 }, () => 'changed-meanwhile'));
  expect((await read(draft.documentId)).notes).toBe(won[0]);
});

test('concurrent saves of a new draft create one draft; a later save without its version is refused', async () => {
  const { draft } = await aDraft();
  const added = { ...draft, documentId: business.newId() };
  const saves = await Promise.all(
    Array.from({ length: 6 }, () => business.client(warehouse.saveDraft, added)),
  );
  expect(new Set(saves.map(({ updatedAt }) => updatedAt)).size).toBe(1);
  const other = business.client(warehouse.saveDraft, { ...added, notes: 'Tjetër' });
  expect(await codeOf(other)).toBe('changed-meanwhile');
});

test('posting the document of a draft deletes the draft, which can then be neither saved nor restored', async () => {
  const { draft, articleId, updatedAt } = await aDraft();
  const [first, second] = await Promise.all([post(draft, articleId), post(draft, articleId)]);
  expect(second).toEqual(first);
  expect(await business.stockOf(draft.shopId, articleId)).toMatchObject({ quantity: 3 });
  expect(await listed()).not.toContain(draft.documentId);
  const again = business.client(warehouse.saveDraft, { ...draft, notes: 'Vonë', updatedAt });
  const refusal = await refusalOf(again);
  expect(refusal.code).toBe('document-posted-otherwise');
  expect(refusal.message).toContain(first.documentCode);
  const restored = business.client(warehouse.restoreDrafts, { ids: [draft.documentId] });
  expect(await codeOf(restored)).toBe('not-found');
});

test('a document that is refused leaves its draft unchanged', async () => {
  const { draft } = await aDraft();
  expect(await codeOf(post(draft, business.newId()))).toBe('not-found');
  expect(await listed()).toContain(draft.documentId);
});

test('if a draft is posted and saved concurrently, the document is posted and no draft remains', async () => {
  const { draft, articleId, updatedAt } = await aDraft();
  await Promise.allSettled([
    post(draft, articleId),
    business.client(warehouse.saveDraft, { ...draft, notes: 'Njëkohësisht', updatedAt }),
  ]);
  expect(await business.stockOf(draft.shopId, articleId)).toMatchObject({ quantity: 3 });
  expect(await listed()).not.toContain(draft.documentId);
});

test('a deleted draft is restored with its content; deleting it twice is refused', async () => {
  const { draft } = await aDraft();
  const ids = [draft.documentId];
  await business.client(warehouse.removeDrafts, { ids });
  expect(await listed()).not.toContain(draft.documentId);
  expect(await codeOf(read(draft.documentId))).toBe('not-found');
  expect(await codeOf(business.client(warehouse.removeDrafts, { ids }))).toBe('not-found');
  await business.client(warehouse.restoreDrafts, { ids });
  expect((await read(draft.documentId)).content).toEqual(draft.content);
});

test('the list of drafts has the last changed drafts up to its limit and reports that there are more', async () => {
  const { draft } = await aDraft();
  await server.asOwner`
    insert into tenant.warehouse_drafts
    select (jsonb_populate_record(draft, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'kind', 'adjustment'))).*
    from tenant.warehouse_drafts draft, generate_series(1, ${draftsMax + 1}) n where draft.id = ${draft.documentId}`;
  const { drafts, isMore } = await business.client(warehouse.drafts, { kind: 'adjustment' });
  expect([drafts.length, isMore]).toEqual([draftsMax, true]);
});

test('drafts of another business, and of shops that the employee does not see, give not-found', async () => {
  const { draft, updatedAt } = await aDraft();
  const { business: assigned, other, hire } = await addAssignedShops(server, standIn);
  const employee = await hire([assigned.shopId]);
  const saveAt = async (shopId: string) => {
    const at = { ...draft, documentId: business.newId(), shopId };
    await assigned.client(warehouse.saveDraft, at);
    return at;
  };
  const [seen, unseen] = [await saveAt(assigned.shopId), await saveAt(other.shopId)];
  expect(await listed(employee.client)).toEqual([seen.documentId]);
  for (const hidden of [unseen, { ...draft, updatedAt }]) {
    const ids = [hidden.documentId];
    expect(await codeOf(employee.client(warehouse.draft, { id: hidden.documentId }))).toBe('not-found');
    expect(await codeOf(employee.client(warehouse.removeDrafts, { ids }))).toBe('not-found');
    expect(await codeOf(employee.client(warehouse.saveDraft, hidden))).toBe('not-found');
  }
  expect(await listed(assigned.client)).toEqual(expect.arrayContaining([seen.documentId, unseen.documentId]));
});

import { randomUUID } from 'node:crypto';
import { Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';
import { addFiscalDocument } from './add-fiscal-document.ts';
import { deliver } from './deliver.ts';
import type { FiscalKind } from './fiscal-kind.ts';
import { fiscalDocumentsStore, unfiscalizedDocuments } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a submission that fails by a bug is retried with growing backoff, and deliverOverdue adds no second job', async () => {
  const { id: businessId } = await addBusiness(server);
  const documentId = newRecordId(new Date());
  const madeAt = new Date(server.clock.now().getTime() - 300_000);
  await inTransaction(server.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    await addFiscalDocument(transaction, businessId, { id: documentId, kind: 'riddle', madeAt });
  });
  const submit = deliver(new Map());
  const backoffsMs: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const before = server.clock.now().getTime();
    await expect(submit({ businessId, documentId }, server.jobContext)).rejects.toThrow('riddle');
    const [row] = await server.asOwner<{ attempts: number; next: Date }[]>`
      select attempts, next_attempt_at as next from tenant.fiscal_documents where id = ${documentId}`;
    expect(row?.attempts).toBe(attempt);
    backoffsMs.push((row?.next.getTime() ?? 0) - before);
  }
  const [first = 0, second = 0, third = 0] = backoffsMs;
  expect([first >= 4_000, second >= 8_000, third >= 16_000]).toEqual([true, true, true]);
  await server.asOwner`delete from graphile_worker._private_jobs where key = ${documentId}`;
  await jobBook.jobs['fiscalization:deliverOverdue']?.({}, server.jobContext);
  const queued = await server.asOwner`select 1 from graphile_worker._private_jobs where key = ${documentId}`;
  expect(queued).toHaveLength(0);
});

test('if a repair replaces the message during an attempt, the failure is not saved and adds no retry job', async () => {
  const { id: businessId } = await addBusiness(server);
  const documentId = newRecordId(new Date());
  await inTransaction(server.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    const madeAt = server.clock.now();
    await addFiscalDocument(transaction, businessId, { id: documentId, kind: 'riddle', madeAt });
  });
  await server.asOwner`delete from graphile_worker._private_jobs where key = ${documentId}`;
  const riddle: FiscalKind<'RegisterInvoice'> = {
    operation: 'RegisterInvoice',
    async bodyOf() {
      await server.asOwner`
        update tenant.fiscal_documents set request_uuid = gen_random_uuid() where id = ${documentId}`;
      throw new Refusal('certificate-missing');
    },
    codeOf: ({ FIC }) => FIC,
  };
  const kinds = new Map<string, FiscalKind>([['riddle', riddle]]);
  await deliver(kinds)({ businessId, documentId }, server.jobContext);
  const [row] = await server.asOwner`
    select status, failure, last_failed_at from tenant.fiscal_documents where id = ${documentId}`;
  expect(row).toMatchObject({ status: 'pending', failure: null, last_failed_at: null });
  const queued = await server.asOwner`select 1 from graphile_worker._private_jobs where key = ${documentId}`;
  expect(queued).toHaveLength(0);
});

test('the first code of the tax authority is saved, also after a saved failure, and a second code is ignored', async () => {
  const { id: businessId } = await addBusiness(server);
  const documentId = newRecordId(new Date());
  const inBusiness = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    inTransaction(server.pool, async (transaction) => {
      await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
      return work(transaction);
    });
  const at = server.clock.now();
  const document = await inBusiness(async (transaction) => {
    await addFiscalDocument(transaction, businessId, { id: documentId, kind: 'riddle', madeAt: at });
    return unfiscalizedDocuments(transaction, businessId).pending(documentId);
  });
  if (document === null) throw new Error('the document is missing');
  const code = randomUUID();
  const failure = { name: '38', isOurs: false, code: '38', text: 'revoked' };
  const saved = await inBusiness(async (transaction) => {
    const store = fiscalDocumentsStore(transaction, businessId);
    return [
      await store.saveFailure(documentId, document, { failure, at, next: null, isFinal: true }),
      await store.saveCode(documentId, document, code, at),
      await store.saveCode(documentId, document, randomUUID(), at),
    ];
  });
  expect(saved).toEqual([true, true, false]);
  const [row] = await server.asOwner`
    select status, code, failure from tenant.fiscal_documents where id = ${documentId}`;
  expect(row).toEqual({ status: 'fiscalized', code, failure: null });
});

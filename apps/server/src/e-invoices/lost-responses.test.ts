import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import {
  addEInvoicingBusinesses,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { eInvoices } = contract;

let standIn: StandIn;
let server: TestServer;
let parties: Awaited<ReturnType<typeof addEInvoicingBusinesses>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  parties = await addEInvoicingBusinesses(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
const switches = (wanted: object) => standIn.control('PUT', '/switches', wanted);
afterEach(() => switches({ dropReply: false, nextCode: null }));

type Send = () => Promise<unknown>;

/**
 * A job context that records the name of every request to the platform. `meet` sends the request, and may simulate a
 * crash before or after it.
 */
function watched(meet: (send: Send) => Promise<unknown> = (send) => send()) {
  const { taxAuthority } = server.jobContext;
  const requests: string[] = [];
  const ask = (...message: Parameters<TaxAuthority['ask']>) => {
    requests.push(message[1]);
    return meet(() => taxAuthority.ask(...message));
  };
  const context: JobContext = {
    ...server.jobContext,
    taxAuthority: { ...taxAuthority, ask: ask as TaxAuthority['ask'] },
  };
  return { requests, context };
}

async function register(invoiceId: string, context: JobContext = server.jobContext): Promise<void> {
  await jobBook.jobs['e-invoices:register']?.({ businessId: parties.seller.id, invoiceId }, context);
}

async function fiscalized(): Promise<string> {
  const id = await parties.issue();
  await parties.deliver('fiscalization:deliver', { documentId: id }, jobBook.jobs);
  return id;
}

const progressOf = async (id: string) => (await parties.seller.client(eInvoices.one, { id })).eInvoice;

async function onPlatform(id: string) {
  const [row] = await server.asOwner`
    select number_text as number from tenant.invoices where business_id = ${parties.seller.id} and id = ${id}`;
  const { eInvoices: found } = await parties.seller.client(eInvoices.find, { partyType: 'SELLER' });
  return found.filter(({ docNumber }) => docNumber === row?.['number']);
}

test('if the worker is killed after sending, the next attempt finds the EIC and does not send again', async () => {
  const id = await fiscalized();
  await switches({ dropReply: true });
  const killed = watched(async (send) => {
    await send();
    throw new Error('killed');
  });
  await expect(register(id, killed.context)).rejects.toThrow('killed');
  expect(killed.requests).toEqual(['RegisterEinvoice']);
  const begun = await progressOf(id);
  expect(begun).toMatchObject({ state: 'pending', attempts: 1, fault: null, lastFailedAt: null });
  expect(Date.parse(begun.nextAttemptAt ?? '')).toBeGreaterThan(server.clock.now().getTime());

  await switches({ dropReply: false });
  const next = watched();
  await register(id, next.context);
  expect(next.requests).toEqual(['GetEinvoices']);
  const progress = await progressOf(id);
  expect(progress).toMatchObject({ state: 'registered', attempts: 2, nextAttemptAt: null });
  const received = await onPlatform(id);
  expect(received.map(({ EIC }) => EIC)).toEqual([progress.eic]);
  // The server saves the time at which the platform received the e-invoice, because later polls for its status
  // search by that time.
  expect(progress.registeredAt).toBe(received[0]?.recDateTime);
});

test('while the search for a sent e-invoice fails temporarily, the e-invoice is not sent again', async () => {
  const id = await fiscalized();
  await switches({ dropReply: true });
  await register(id);
  const blind = watched();
  await register(id, blind.context);
  expect(blind.requests).toEqual(['GetEinvoices']);
  expect(await progressOf(id)).toMatchObject({ state: 'pending', attempts: 2 });

  await switches({ dropReply: false, nextCode: '901' });
  const refused = watched();
  await register(id, refused.context);
  expect(refused.requests).toEqual(['GetEinvoices']);
  const waiting = await progressOf(id);
  expect(waiting).toMatchObject({ state: 'pending', fault: '9xx', attempts: 3 });
  expect(waiting.nextAttemptAt).not.toBeNull();

  await register(id);
  expect((await progressOf(id)).state).toBe('registered');
  expect(await onPlatform(id)).toHaveLength(1);
});

test('if the search for a sent e-invoice fails permanently, the e-invoice is sent again and registered once', async () => {
  const id = await fiscalized();
  await switches({ dropReply: true });
  await register(id);
  await switches({ dropReply: false, nextCode: '12' });
  const next = watched();
  await register(id, next.context);
  expect(next.requests).toEqual(['GetEinvoices', 'RegisterEinvoice']);
  expect((await progressOf(id)).state).toBe('registered');
  expect(await onPlatform(id)).toHaveLength(1);
});

test('a retry searches for the e-invoice first, and sends it if the platform does not have it', async () => {
  const id = await fiscalized();
  await switches({ nextCode: '901' });
  await register(id);
  expect(await progressOf(id)).toMatchObject({ state: 'pending', fault: '9xx', attempts: 1 });
  const next = watched();
  await register(id, next.context);
  expect(next.requests).toEqual(['GetEinvoices', 'RegisterEinvoice']);
  expect((await progressOf(id)).state).toBe('registered');
});

test('after unexpected errors an e-invoice is retried with growing backoff, and registerOverdue skips it until it is due', async () => {
  const id = await fiscalized();
  await server.asOwner`
    update tenant.e_invoices set next_attempt_at = now() - interval '2 minutes' where invoice_id = ${id}`;
  const broken = watched(() => Promise.reject(new Error('a fault of ours')));
  const pausesMs: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = server.clock.now().getTime();
    await expect(register(id, broken.context)).rejects.toThrow('a fault of ours');
    pausesMs.push(Date.parse((await progressOf(id)).nextAttemptAt ?? '') - before);
  }
  const [first = 0, second = 0, third = 0] = pausesMs;
  expect([first >= 4_000, second >= 8_000, third >= 16_000]).toEqual([true, true, true]);
  await server.asOwner`delete from graphile_worker._private_jobs`;
  await jobBook.jobs['e-invoices:registerOverdue']?.({}, server.jobContext);
  const queued = await server.asOwner`
    select 1 from graphile_worker._private_jobs where key = ${`e-invoice ${id}`}`;
  expect(queued).toHaveLength(0);
});

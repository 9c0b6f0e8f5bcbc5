import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import type { Sql } from '../platform/database/connection.ts';
import { openAsOwner } from '../platform/database/pool.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  cloneTemplate,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

const minuteMs = 60_000;
let server: TestServer;
let lockConnection: Sql;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('locks_alone') });
  lockConnection = openAsOwner(server.config.DATABASE_URL);
});
afterAll(async () => {
  await lockConnection.end();
  await server.stop();
});

/** Calls without the API client, because the client would retry a call that the server rejected. */
async function post(path: string, body: object, token = ''): Promise<number> {
  const reply = await fetch(`${server.address}/api/users${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      requestid: crypto.randomUUID(),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  await reply.text();
  return reply.status;
}

async function codeSentTo(recipient: string): Promise<string> {
  const [row] = await server.asOwner`
    select body from platform.messages where recipient = ${recipient} order by id desc limit 1`;
  return /\/[rv]\/([0-9A-Z]+)/.exec(String(row?.['body']))?.[1] ?? '';
}

async function waitersAre(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await server.asOwner`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
      return rows.length;
    })
    .toBe(count);
}

/**
 * Locks the user's row until both calls wait for it, the first before the second; then releases it.
 */
async function waitingForLock(userId: string, first: () => Promise<number>, second: () => Promise<number>) {
  const started: Promise<number>[] = [];
  await lockConnection.begin(async (lockTransaction) => {
    await lockTransaction`select id from platform.users where id = ${userId} for update`;
    started.push(first());
    await waitersAre(1);
    started.push(second());
    await waitersAre(2);
  });
  return Promise.all(started);
}

test('a call with a verification code waits for a concurrent change of the contact and is then refused', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const email = 'i.pari@prova.example';
  await client(contract.verification.changeEmail, { email });
  const code = await codeSentTo(email);
  server.clock.move(minuteMs + 1);
  const statuses = await waitingForLock(
    owner.id,
    () => post('/verify/change-email', { email: 'i.dyti@prova.example' }, owner.token),
    () => post('/verify/code', { code }),
  );
  expect(statuses).toEqual([200, 400]);
});

test('a password reset waits for a concurrent password change and is then refused', async () => {
  const { owner } = await addBusiness(server);
  await server.client()(contract.verification.askReset, { username: owner.email });
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const code = await codeSentTo(owner.email);
  const change = {
    currentPassword: testPassword,
    newPassword: 'Krejt-i-ri-9',
    newPassConfirmation: 'Krejt-i-ri-9',
  };
  const statuses = await waitingForLock(
    owner.id,
    () => post('/users/change-password', change, owner.token),
    () => post('/verify/fnp', { fnp: 'Krejt-tjeter-9', userId: owner.id, method: 'email', code }),
  );
  expect(statuses).toEqual([200, 400]);
});

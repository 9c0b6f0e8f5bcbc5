import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { addBusiness, cloneTemplate, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

const fresh = 'Krejt-i-ri-9';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('answers_alone') });
});
afterAll(() => server.stop());

const call = () => server.client();

async function newestTo(recipient: string): Promise<string[]> {
  const rows = await server.asOwner<{ body: string }[]>`
    select body from platform.messages where recipient = ${recipient} order by id desc`;
  return rows.map(({ body }) => body);
}

async function codeSentTo(recipient: string): Promise<string> {
  const [newest = ''] = await newestTo(recipient);
  return /\/[rv]\/([0-9A-Z]+)/.exec(newest)?.[1] ?? '';
}

async function resetFor(email: string): Promise<string> {
  await call()(contract.verification.askReset, { username: email });
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  return codeSentTo(email);
}

test('a verification retried with the same requestId gets the first reply, with another requestId a refusal', async () => {
  const { owner } = await addBusiness(server);
  const email = 'humbur@prova.example';
  await server.client(owner.token)(contract.verification.changeEmail, { email });
  const code = await codeSentTo(email);
  const verify = (requestId: string) => call()(contract.verification.verifyCode, { code }, { requestId });
  const answer = { method: 'email', contact: email };
  expect(await Promise.all([verify('kerkesa-1'), verify('kerkesa-1')])).toEqual([answer, answer]);
  await expect(verify('kerkesa-1')).resolves.toEqual(answer);
  expect((await refusalOf(verify('kerkesa-2'))).code).toBe('code-not-valid');
});

test('a retried call to set a new password gets the first reply and sets the password once', async () => {
  const { owner } = await addBusiness(server);
  const code = await resetFor(owner.email);
  const set = (requestId: string, fnp = fresh) =>
    call()(
      contract.verification.setNewPassword,
      { fnp, userId: owner.id, businessId: null, method: 'email', code },
      { requestId },
    );
  expect(await Promise.all([set('kerkesa-3'), set('kerkesa-3')])).toEqual([{}, {}]);
  await expect(set('kerkesa-3')).resolves.toEqual({});
  expect((await newestTo(owner.email)).filter((body) => body.includes('sapo u ndryshua'))).toHaveLength(1);
  // A different password is a different request, even with the same request id.
  expect((await refusalOf(set('kerkesa-3', 'Krejt-tjeter-9'))).code).toBe('code-not-valid');
  expect((await refusalOf(set('kerkesa-4'))).code).toBe('code-not-valid');
  const signIn = call()(contract.access.signIn, { username: owner.email, password: fresh });
  await expect(signIn).resolves.toBeDefined();
});

test('stored replies contain neither the password nor the code, and are deleted after a day', async () => {
  const rows = await server.asOwner`select request, reply from platform.code_replies`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(fresh);
  const now = () => new Date(server.clock.now().getTime() + 25 * 3_600_000);
  await jobBook.jobs['verification:forgetExpired']?.({}, { ...server.jobContext, clock: { now } });
  expect(await server.asOwner`select request from platform.code_replies`).toHaveLength(0);
});

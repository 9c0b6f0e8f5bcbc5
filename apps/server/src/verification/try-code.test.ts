import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { createLog } from '../platform/log.ts';
import { addBusiness, cloneTemplate, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import { newCode } from './codes.ts';
import { tryCode } from './try-code.ts';

const minuteMs = 60_000;
const phone = '355692000001';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('codes_alone') });
});
afterAll(() => server.stop());
beforeEach(() => server.asOwner`delete from platform.sign_in_failures`);

const verify = (code: string) => server.client()(contract.verification.verifyCode, { code });
const wrongOnes = (count: number, code: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, async (_unused, index) => refusalOf(verify(code(index)))));

async function codeSentTo(recipient: string): Promise<string> {
  const [row] = await server.asOwner`
    select body from platform.messages where recipient = ${recipient} order by id desc limit 1`;
  return /\/v\/([0-9A-Z]+)/.exec(String(row?.['body']))?.[1] ?? '';
}

test('after twenty wrong codes from one address even the right short code is refused for fifteen minutes', async () => {
  const { owner } = await addBusiness(server);
  await server.client(owner.token)(contract.verification.changePhone, { tel: phone });
  const right = await codeSentTo(phone);
  const codes = (await wrongOnes(40, (index) => `GABIM${index}`)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'code-not-valid')).toHaveLength(20);
  expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(20);
  expect((await refusalOf(verify(right))).code).toBe('too-many-attempts');
  server.clock.move(16 * minuteMs);
  await expect(verify(right)).resolves.toMatchObject({ contact: phone });
});

test('a link code is accepted from an address with too many wrong codes', async () => {
  const { owner } = await addBusiness(server);
  const email = 'pas.murit@prova.example';
  await server.client(owner.token)(contract.verification.changeEmail, { email });
  await wrongOnes(21, (index) => `GABIM${index}`);
  expect((await refusalOf(verify('GABIM'))).code).toBe('too-many-attempts');
  await expect(verify(await codeSentTo(email))).resolves.toMatchObject({ contact: email });
});

test('wrong link codes do not block short codes', async () => {
  const codes = (await wrongOnes(25, () => newCode('email'))).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['code-not-valid']));
  expect((await refusalOf(verify('GABIM'))).code).toBe('code-not-valid');
});

test('all addresses of one IPv6 block share one count of wrong codes', async () => {
  const log = createLog('silent');
  const tryFrom = (address: string) =>
    inTransaction(server.pool, (transaction) =>
      tryCode(transaction, { address, clock: server.clock, log }, 'GABIM', () => Promise.resolve(null)),
    );
  for (let host = 1; host <= 20; host += 1)
    await expect(tryFrom(`2001:db8:1:2::${host}`)).rejects.toMatchObject({ code: 'code-not-valid' });
  await expect(tryFrom('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'too-many-attempts' });
  await expect(tryFrom('2001:db8:1:3::1')).rejects.toMatchObject({ code: 'code-not-valid' });
});

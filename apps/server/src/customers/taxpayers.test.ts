import { randomInt } from 'node:crypto';
import { contract } from '@tezga/contract';
import { enveloped } from '@tezga/fiscal';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addBusiness,
  addEmployee,
  issueCertificate,
  keyFileOf,
  refusalOf,
  startTestAuthority,
  startTestServer,
  type TestAuthority,
  type TestServer,
} from '../testing/index.ts';

let authority: TestAuthority;
let server: TestServer;
beforeAll(async () => {
  authority = await startTestAuthority();
  server = await startTestServer({ environment: authority.environment });
});
afterAll(async () => {
  await server.stop();
  await authority.stop();
});
afterEach(() => authority.listen(null));

const { taxpayers } = contract.customers;

async function withCertificate() {
  const business = await addBusiness(server);
  const nuis = `L${randomInt(10_000_000, 99_999_999)}A`;
  await server.asOwner`update platform.businesses set nipt = ${nuis} where id = ${business.id}`;
  const client = server.client(business.owner.token);
  const p12 = keyFileOf(await issueCertificate(nuis), 'fjalëkalim');
  await client(contract.certificates.keep, { p12, password: 'fjalëkalim' });
  return { ...business, client };
}

test('a taxpayer is found by NIPT in any notation or by a part of the name', async () => {
  const { client } = await withCertificate();
  const drita = {
    nipt: 'L91412709B',
    name: 'Furra Drita',
    address: 'Rr. e Bukës 3',
    town: 'Korçë',
    country: 'ALB',
  };
  expect(await client(taxpayers, { nipt: 'al l91412709b' })).toEqual({ taxpayers: [drita] });
  const { taxpayers: found } = await client(taxpayers, { name: 'Drita' });
  expect(found.map(({ name, country }) => [name, country])).toEqual([
    ['Furra Drita', 'ALB'],
    ['Drita Elektrike', ''],
  ]);
  expect(await client(taxpayers, { nipt: 'M11111111M' })).toEqual({ taxpayers: [] });
  expect((await refusalOf(client(taxpayers, {}))).code).toBe('invalid-input');
  expect((await refusalOf(client(taxpayers, { nipt: 'L91412709B', name: 'Drita' }))).code).toBe(
    'invalid-input',
  );
});

test('a taxpayer search without a certificate is refused with a hint where to upload one, and sends no request', async () => {
  const { owner } = await addBusiness(server);
  const requestsBefore = authority.received.length;
  const refused = await refusalOf(server.client(owner.token)(taxpayers, { name: 'Drita' }));
  expect(refused).toMatchObject({ status: 409, code: 'certificate-missing' });
  expect(refused.message).toMatch(/Konfigurimet/);
  expect(authority.received).toHaveLength(requestsBefore);
});

test('a taxpayer search by an employee without the customers area gets 403, and in an ended session 401', async () => {
  const { id, owner } = await withCertificate();
  const blind = server.client((await addEmployee(server, id, 'R1', {})).token);
  expect(await refusalOf(blind(taxpayers, { name: 'Drita' }))).toMatchObject({ status: 403 });
  await server.asOwner`update platform.sessions set ended_at = now() where id = ${owner.sessionId}`;
  const over = server.client(owner.token);
  expect(await refusalOf(over(taxpayers, { name: 'Drita' }))).toMatchObject({ status: 401 });
});

test('a fault of the tax authority is returned as its phrase, and an empty reply as tax-authority-unreachable', async () => {
  const { client } = await withCertificate();
  const fault = `<SOAP-ENV:Fault><faultcode>SOAP-ENV:CLIENT</faultcode><faultstring>Certificate expired on 2026-01-01</faultstring><detail><code>36</code></detail></SOAP-ENV:Fault>`;
  authority.listen((_message, response) => response.writeHead(500).end(enveloped(fault)));
  const refused = await refusalOf(client(taxpayers, { name: 'Drita' }));
  expect(refused).toMatchObject({ status: 409, code: 'tax-authority-refused' });
  expect(refused.message).toMatch(/^Certifikata e biznesit ka skaduar/);
  expect(refused.details).toEqual({ fault: { code: '36', text: 'Certificate expired on 2026-01-01' } });
  authority.listen((_message, response) => response.end(''));
  expect(await refusalOf(client(taxpayers, { name: 'Drita' }))).toMatchObject({
    status: 409,
    code: 'tax-authority-unreachable',
  });
});

test('slow requests to the tax authority do not block other calls, even if they outnumber the database connections', async () => {
  const { client } = await withCertificate();
  const waiting: (() => void)[] = [];
  authority.listen((message, response) => waiting.push(() => response.end(authority.answer(message))));
  const slow = Array.from({ length: server.config.DATABASE_POOL + 2 }, () =>
    client(taxpayers, { name: 'Drita' }),
  );
  await expect.poll(() => waiting.length).toBe(slow.length);
  await client(contract.customers.nextCode, { type: 'NUIS' });
  for (const reply of waiting) reply();
  const replies = await Promise.all(slow);
  expect(replies.every(({ taxpayers: found }) => found.length === 2)).toBe(true);
});

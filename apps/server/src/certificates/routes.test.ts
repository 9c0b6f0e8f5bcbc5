import { createHash, randomInt } from 'node:crypto';
import { contract, defaultKeyFileName } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { unseal } from '../platform/secrets/seal.ts';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  issueCertificate,
  keyFileOf,
  refusalOf,
  startTestServer,
  type Issued,
  type TestServer,
} from '../testing/index.ts';
import { businessSigner } from './index.ts';

const { certificates } = contract;
const password = 'Fjalëkalim i skedarit 1';
const dayMs = 86_400_000;
const newNuis = () => `L${randomInt(10_000_000, 99_999_999)}A`;
const nuis = newNuis();

let server: TestServer;
let issued: Issued;
beforeAll(async () => {
  server = await startTestServer();
  issued = await issueCertificate(nuis, { company: 'Market Drini' });
});
afterAll(() => server.stop());

/** A business with the NIPT of the test certificate; another business that has this NIPT gets a new one. */
async function owned() {
  const business = await addBusiness(server);
  await server.asOwner`update platform.businesses set nipt = id where nipt = ${nuis}`;
  await server.asOwner`update platform.businesses set nipt = ${nuis} where id = ${business.id}`;
  return { ...business, client: server.client(business.owner.token) };
}

const file = () => ({ p12: keyFileOf(issued, password), password, name: 'market-drini.p12' });
const asSent = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('a key file is stored: the reply shows the certificate, the key is stored encrypted and is never returned', async () => {
  const { id, client, owner } = await owned();
  expect(await client(certificates.current, {})).toEqual({ pem: null, certificate: null, former: [] });
  const reply = await client(certificates.keep, file());
  expect(reply.message).toBe('Certifikata u ruajt me sukses!');
  expect(reply.certificate).toMatchObject({
    nipt: nuis,
    name: 'market-drini.p12',
    environment: 'test',
    outcome: 'good',
    uploadedBy: owner.name,
    issuer: expect.stringContaining('NAIS Class 3'),
  });
  expect(reply.certificate.daysLeft).toBeGreaterThan(360);
  expect(reply.pem).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect(JSON.stringify(reply)).not.toContain('PRIVATE');
  expect(await client(certificates.current, {})).toMatchObject({
    pem: reply.pem,
    certificate: reply.certificate,
    former: [],
  });
  const [row] = await server.asOwner`select * from tenant.certificates where business_id = ${id}`;
  expect(JSON.stringify(row)).not.toContain('PRIVATE');
  expect(Buffer.from(row?.['encrypted_key'] as Buffer).toString('latin1')).not.toContain('PRIVATE');
  const { ownData } = await client(contract.businesses.ownData, {});
  expect(ownData.certificateName).toBe('market-drini.p12');
});

test('a new certificate replaces the previous one, which stays in the history without its key', async () => {
  const { id, client } = await owned();
  await client(certificates.keep, file());
  const { name: _none, ...unnamed } = file();
  await client(certificates.keep, unnamed);
  const { certificate, former } = await client(certificates.current, {});
  expect(certificate?.name).toBe(defaultKeyFileName);
  expect(former).toMatchObject([{ name: 'market-drini.p12' }]);
  const keys = await server.asOwner`
    select encrypted_key is null as is_gone from tenant.certificates where business_id = ${id} order by id`;
  expect(keys.map((row) => row['is_gone'] as boolean)).toEqual([true, false]);
});

test('two concurrent uploads of a certificate both succeed, and only one certificate is in use', async () => {
  const { client } = await owned();
  await Promise.all([client(certificates.keep, file()), client(certificates.keep, file())]);
  const { certificate, former } = await client(certificates.current, {});
  expect(certificate).not.toBeNull();
  expect(former).toHaveLength(1);
});

const bytesOf = () => Buffer.from(keyFileOf(issued, password), 'base64');

test.each([
  ['certificate-file-too-large', () => Buffer.alloc(600_000, 1)],
  ['certificate-file-not-pkcs12', () => Buffer.from('kjo nuk është certifikatë')],
  ['certificate-file-damaged', () => bytesOf().subarray(0, 900)],
  ['certificate-file-wrong-password', () => bytesOf()],
] as const)(
  'a key file that is refused with %s is not stored, and the reply names the reason',
  async (code, bytes) => {
    const { client } = await owned();
    const given = { p12: asSent(bytes()), password: 'gabim' };
    const refused = await refusalOf(client(certificates.keep, given));
    expect(refused).toMatchObject({ status: 400, code });
    expect(refused.message).toMatch(/^[A-ZÇË].*\.$/);
    expect((await client(certificates.current, {})).certificate).toBeNull();
  },
);

test.each([
  ['certificate-other-business', {}, newNuis()],
  ['certificate-wrong-environment', { environment: 'production' }, nuis],
  [
    'certificate-expired',
    { notBefore: new Date(Date.now() - 9 * dayMs), notAfter: new Date(Date.now() - dayMs) },
    nuis,
  ],
  [
    'certificate-not-yet-valid',
    { notBefore: new Date(Date.now() + dayMs), notAfter: new Date(Date.now() + 9 * dayMs) },
    nuis,
  ],
] as const)(
  'if a new certificate is refused with %s, the previous one stays in use',
  async (code, holder, named) => {
    const { client } = await owned();
    await client(certificates.keep, file());
    const wrong = keyFileOf(await issueCertificate(named, holder), password);
    const refused = await refusalOf(client(certificates.keep, { p12: wrong, password }));
    expect(refused).toMatchObject({ status: 400, code });
    expect((await client(certificates.current, {})).certificate?.name).toBe('market-drini.p12');
  },
);

test('a certificate of the wrong environment is refused with the error message of the specification', async () => {
  const { client } = await owned();
  const real = keyFileOf(await issueCertificate(nuis, { environment: 'production' }), password);
  const refused = await refusalOf(client(certificates.keep, { p12: real, password }));
  expect(refused.message).toBe('Çertifikata nuk është e saktë!');
});

test('a certificate that ends earlier than the current one replaces it only after confirmation', async () => {
  const { client } = await owned();
  await client(certificates.keep, file());
  const inUse = (await client(certificates.current, {})).certificate;
  const notAfter = new Date(Math.floor(Date.now() / 1000) * 1000 + 40 * dayMs);
  const p12 = keyFileOf(await issueCertificate(nuis, { notAfter }), password);
  const shorter = { p12, password, name: 'e-shkurter.p12' };
  const refused = await refusalOf(client(certificates.keep, shorter));
  expect(refused).toMatchObject({
    status: 409,
    code: 'certificate-ends-earlier',
    details: { ends: { current: inUse?.notAfter, given: notAfter.toISOString() } },
  });
  expect((await client(certificates.current, {})).certificate).toEqual(inUse);
  await client(certificates.keep, { ...shorter, replacesLonger: true });
  expect((await client(certificates.current, {})).certificate?.name).toBe('e-shkurter.p12');
});

test('a certificate that can no longer sign is replaced without confirmation, whatever its end date', async () => {
  const { id, client } = await owned();
  await client(certificates.keep, file());
  await server.asOwner`
    update tenant.certificates set environment = 'production', not_after = now() + interval '9 years'
    where business_id = ${id}`;
  expect((await client(certificates.keep, file())).certificate.outcome).toBe('good');
});

test('a certificate is shown as expiring, then as expired, and then signing with it is refused', async () => {
  const { id, client, owner } = await owned();
  const notAfter = new Date(Date.now() + 20 * dayMs);
  const short = await issueCertificate(nuis, { notBefore: new Date(Date.now() - dayMs), notAfter });
  const reply = await client(certificates.keep, { p12: keyFileOf(short, password), password });
  expect(reply.certificate).toMatchObject({ outcome: 'expires-soon', daysLeft: 20 });
  await server.asOwner`
    update tenant.certificates set not_after = now() - interval '24 hours' where business_id = ${id}`;
  const later = server.client(owner.token);
  expect((await later(certificates.current, {})).certificate).toMatchObject({
    outcome: 'expired',
    daysLeft: -1,
  });
  await expect(signerOf(id)).rejects.toMatchObject({ code: 'certificate-expired' });
});

const signerOf = (businessId: string, config = server.config) =>
  inTransaction(server.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return businessSigner({ transaction, businessId, config, clock: server.clock });
  });

test('a business signs with its own key, and without a certificate it cannot', async () => {
  const { id, client } = await owned();
  await expect(signerOf(id)).rejects.toMatchObject({ code: 'certificate-missing' });
  await client(certificates.keep, file());
  const { signer, nuis: named } = await signerOf(id);
  expect(named).toBe(nuis);
  expect(signer.certificate).toBe(asSent(issued.certificate.bytes));
  expect(signer.sign(createHash('sha256').update('x').digest())).toHaveLength(256);
});

test('a user with read rights cannot upload a certificate, and a user of another business does not see it', async () => {
  const { id, client } = await owned();
  await client(certificates.keep, file());
  const reader = server.client((await addEmployee(server, id, 'R1', { configurations: 'read' })).token);
  expect(await refusalOf(reader(certificates.keep, file()))).toMatchObject({ code: 'not-permitted' });
  expect((await reader(certificates.current, {})).certificate).not.toBeNull();
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect(await refusalOf(stranger(certificates.current, { businessId: id }))).toMatchObject({
    code: 'not-found',
  });
  expect((await stranger(certificates.current, {})).certificate).toBeNull();
});

test('a super admin reads and uploads certificates for any business, a reseller only for managed ones', async () => {
  const { id } = await owned();
  const admin = await addAdmin(server, 'SA');
  const asAdmin = server.client(admin.token);
  await asAdmin(certificates.keepForAdmin, { businessId: id, ...file() });
  const { certificate } = await asAdmin(certificates.current, { businessId: id });
  expect(certificate).toMatchObject({ nipt: nuis, uploadedBy: admin.name });
  expect(await refusalOf(asAdmin(certificates.current, {}))).toMatchObject({ code: 'not-found' });
  const reseller = server.client((await addAdmin(server, 'RS')).token);
  const refused = await refusalOf(reseller(certificates.keepForAdmin, { businessId: id, ...file() }));
  expect(refused).toMatchObject({ status: 404, code: 'not-found' });
  expect(await refusalOf(reseller(certificates.current, { businessId: id }))).toMatchObject({
    code: 'not-found',
  });
});

test('when SECRETS_KEY has a new first key, the job encrypts the key of every business with it', async () => {
  const { id, client } = await owned();
  await client(certificates.keep, file());
  // A key that cannot be decrypted does not stop the job for the others.
  const lost = await addBusiness(server);
  await server.asOwner`
    insert into tenant.certificates select (row).* from (
      select jsonb_populate_record(certificate, jsonb_build_object('business_id', ${lost.id}::text)) as row
      from tenant.certificates certificate where business_id = ${id}) copied`;
  const fresh = Buffer.alloc(32, 'fresh');
  const [old = Buffer.alloc(0)] = server.config.SECRETS_KEY;
  const config = { ...server.config, SECRETS_KEY: [fresh, old] };
  const job = jobBook.jobs['certificates:resealKeys'];
  await job?.({}, { ...server.jobContext, config });
  const [row] = await server.asOwner`
    select encrypted_key from tenant.certificates where business_id = ${id} and replaced_at is null`;
  expect(unseal([fresh], row?.['encrypted_key'] as Buffer, id)).toContain('PRIVATE KEY');
  expect((await signerOf(id, config)).nuis).toBe(nuis);
  // Restores the old key for the other tests in this database.
  await job?.({}, { ...server.jobContext, config: { ...config, SECRETS_KEY: [old, fresh] } });
  expect((await signerOf(id)).nuis).toBe(nuis);
});

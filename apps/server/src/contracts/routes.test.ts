import { createHash } from 'node:crypto';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (business = await addBusiness(server, 'Furra Ëmbëlsi')));

async function putInForce(title: string): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into platform.contract_templates (id, title, body, valid_from)
    values (${id}, ${title}, ${'# Neni 1\n\nShërbimi jepet çdo ditë.\n\n# Neni 2\n\nÇmimi është i shkruar.'}, ${server.clock.now()})`;
  server.clock.move(1000);
  return id;
}

const owner = () => server.client(business.owner.token);
const bytesOf = (base64: string | null) => Buffer.from(base64 ?? '', 'base64');

test('the owner reads the contract and signs it once, and a user who may read the settings can open the signed copy', async () => {
  const templateId = await putInForce('Kontratë shërbimi');
  const unsigned = await owner()(contract.contracts.unsigned, {});
  expect(unsigned.templateId).toBe(templateId);
  expect(bytesOf(unsigned.base64).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await owner()(contract.contracts.signed, {})).toEqual({
    isDue: true,
    base64: null,
    fileName: null,
    signedAt: null,
    signedBy: null,
    sha256: null,
  });

  await owner()(contract.contracts.sign, { templateId });

  const reader = await addEmployee(server, business.id, 'OP', { configurations: 'read' });
  const signed = await server.client(reader.token)(contract.contracts.signed, {});
  expect(signed.isDue).toBe(false);
  expect(signed.signedBy).toBe(business.owner.name);
  const document = bytesOf(signed.base64);
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  expect(createHash('sha256').update(document).digest('hex')).toBe(signed.sha256);
});

test('a user without the right to the settings does not see the contract', async () => {
  const operator = await addEmployee(server, business.id, 'OP', {});
  const call = server.client(operator.token)(contract.contracts.signed, {});
  expect((await refusalOf(call)).code).toBe('not-permitted');
});

test('the activity log of the business names the signed contract', async () => {
  const templateId = await putInForce('Kontratë e shënuar');
  await owner()(contract.contracts.sign, { templateId });
  const { rows } = await owner()(contract.activity.list, {});
  expect(rows.map(({ action, subject }) => [action, subject])).toContainEqual([
    'contracts.sign',
    'Kontratë e shënuar',
  ]);
});

test('of two concurrent signatures of the contract, only one is stored', async () => {
  const templateId = await putInForce('Kontratë e dyfishtë');
  const attempts = await Promise.allSettled(
    [1, 2, 3].map(() => owner()(contract.contracts.sign, { templateId })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await refusalOf(owner()(contract.contracts.sign, { templateId }))).code).toBe(
    'contract-already-signed',
  );
});

test('a signature for an outdated contract text is refused, and an earlier signature does not change', async () => {
  const older = await putInForce('Kontratë e vjetër');
  await owner()(contract.contracts.sign, { templateId: older });
  const newer = await putInForce('Kontratë e re');
  expect((await refusalOf(owner()(contract.contracts.sign, { templateId: older }))).code).toBe(
    'contract-template-changed',
  );
  expect((await owner()(contract.contracts.signed, {})).isDue).toBe(true);
  await owner()(contract.contracts.sign, { templateId: newer });
  const signedContracts =
    await server.asOwner`select template_id from tenant.signed_contracts where business_id = ${business.id}`;
  expect(signedContracts.map((row) => String(row['template_id'])).toSorted()).toEqual(
    [older, newer].toSorted(),
  );
});

test('a signed contract cannot be changed or deleted, not even by the owner of the database', async () => {
  const templateId = await putInForce('Kontratë e përhershme');
  await owner()(contract.contracts.sign, { templateId });
  await expect(server.asOwner`update tenant.signed_contracts set signer_name = 'x'`).rejects.toThrow(
    /never changed/,
  );
  await expect(server.asOwner`delete from tenant.signed_contracts`).rejects.toThrow(/never changed/);
  await expect(server.asOwner`truncate tenant.signed_contracts`).rejects.toThrow(/never changed/);
  await expect(server.asOwner`truncate platform.contract_templates`).rejects.toThrow(/never changed/);
});

test('another business cannot see the signed contract', async () => {
  const templateId = await putInForce('Kontratë e veçantë');
  await owner()(contract.contracts.sign, { templateId });
  const other = await addBusiness(server);
  const seen = await server.client(other.owner.token)(contract.contracts.signed, {});
  expect(seen.base64).toBeNull();
});

test('the contract text in force is public and has no data of a business', async () => {
  await putInForce('Kontratë e hapur');
  const { terms } = await server.client(null)(contract.contracts.terms, {});
  expect(terms).toMatchObject({ title: 'Kontratë e hapur' });
  expect(terms?.body).not.toContain(business.owner.name);
});

test('a contract text for one business is in force only there, and the admins of the business read the signed text', async () => {
  await putInForce('Kontratë e përgjithshme');
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const businessId = business.id;
  const { templateId } = await admin(contract.contracts.update, {
    businessId,
    title: 'Kontratë e posaçme',
    body: '# Neni 1\n\nÇmim i posaçëm.',
  });
  expect((await admin(contract.contracts.unsigned, { businessId })).templateId).toBe(templateId);
  const other = await addBusiness(server);
  expect((await server.client(other.owner.token)(contract.contracts.unsigned, {})).templateId).not.toBe(
    templateId,
  );
  await owner()(contract.contracts.sign, { templateId });
  expect(await admin(contract.contracts.signed, { businessId })).toMatchObject({
    isDue: false,
    signedBy: business.owner.name,
  });
  const { rows } = await owner()(contract.activity.list, { actions: ['contracts.update'] });
  expect(rows.map(({ subject }) => subject)).toEqual(['Kontratë e posaçme']);
});

test('a reseller who does not manage the business can neither read nor replace its contract', async () => {
  const stranger = server.client((await addAdmin(server, 'RS')).token);
  const businessId = business.id;
  const replaced = stranger(contract.contracts.update, { businessId, title: 'X', body: 'Y' });
  expect((await refusalOf(replaced)).code).toBe('not-found');
  for (const read of [contract.contracts.signed, contract.contracts.unsigned])
    expect((await refusalOf(stranger(read, { businessId }))).code).toBe('not-found');
});

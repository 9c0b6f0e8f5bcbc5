import { randomInt } from 'node:crypto';
import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { einvoicing, faultOf, messageIn, readMessage, writeFault } from '@tezga/fiscal';
import { sq } from '@tezga/phrases/sq';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addBusiness,
  issueCertificate,
  keyFileOf,
  refusalOf,
  startTestAuthority,
  startTestServer,
  type TestAuthority,
  type TestServer,
} from '../testing/index.ts';

const { eInvoices } = contract;

let authority: TestAuthority;
let server: TestServer;
/** What the fake central platform does and has stored, for example which EICs it does not know (`missing`). */
const platform = {
  missing: new Set<string>(),
  answeredOtherwise: new Set<string>(),
  statuses: new Map<string, string>(),
  messages: 0,
  largest: 0,
  isSilent: false,
  /** The responses that the platform holds back; null if it responds at once. */
  delayed: null as (() => void)[] | null,
};

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await startTestServer({ environment: authority.environment });
  authority.listen((text, response) => {
    const message = messageIn(text);
    const request =
      message === null ? null : readMessage(einvoicing, 'EinvoiceChangeStatusRequest', message).value;
    if (request === null || platform.isSilent) {
      response.destroy();
      return;
    }
    const eics = request.EICs.EIC ?? [];
    platform.messages += 1;
    platform.largest = Math.max(platform.largest, eics.length);
    const code = eics.some((eic) => platform.missing.has(eic))
      ? '53'
      : eics.some((eic) => platform.answeredOtherwise.has(eic))
        ? '11'
        : null;
    if (code !== null) {
      const about = { requestUUID: request.Header.UUID, responseUUID: crypto.randomUUID() };
      response.statusCode = 500;
      response.end(writeFault({ ...faultOf('einvoice', code, about), text: 'was answered before: REFUSED' }));
      return;
    }
    for (const eic of eics) platform.statuses.set(eic, request.EinStatus);
    const answer = () => response.end(authority.answer(text));
    if (platform.delayed === null) answer();
    else platform.delayed.push(answer);
  });
});
afterAll(async () => {
  await server.stop();
  await authority.stop();
});
beforeEach(() => {
  Object.assign(platform, {
    missing: new Set(),
    answeredOtherwise: new Set(),
    statuses: new Map(),
    messages: 0,
    largest: 0,
    isSilent: false,
    delayed: null,
  });
});

async function aBuyer() {
  const { id, owner } = await addBusiness(server);
  const nuis = `L${randomInt(10_000_000, 99_999_999)}A`;
  await server.asOwner`update platform.businesses set nipt = ${nuis} where id = ${id}`;
  const client = server.client(owner.token);
  const p12 = keyFileOf(await issueCertificate(nuis), 'fshehtë');
  await client(contract.certificates.keep, { p12, password: 'fshehtë', name: 'c.p12' });
  return client;
}

const codeOf = (error: unknown) => (error as CallError).code;
const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID() as string);

test('the server accepts 500 e-invoices in five batches, and a repeated call sends nothing to the platform', async () => {
  const client = await aBuyer();
  const EICs = many(500);
  const { results } = await client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' });
  expect([results.length, new Set(results.map(({ outcome }) => outcome))]).toEqual([
    500,
    new Set(['changed']),
  ]);
  expect([platform.messages, platform.largest, platform.statuses.size]).toEqual([5, 100, 500]);
  const again = await client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' });
  expect(new Set(again.results.map(({ outcome }) => outcome))).toEqual(new Set(['already']));
  expect(platform.messages).toBe(5);
});

test('the reply lists each EIC whose status could not be changed, and the status of all others is changed', async () => {
  const client = await aBuyer();
  const EICs = many(500);
  const [missing, refused] = [[EICs[3], EICs[250]], [EICs[77]]];
  platform.missing = new Set(missing as string[]);
  platform.answeredOtherwise = new Set(refused as string[]);
  const { results } = await client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' });
  const by = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).map(({ EIC }) => EIC);
  expect([by('not-found'), by('refused'), by('changed').length]).toEqual([missing, refused, 497]);
  expect(results.find(({ outcome }) => outcome === 'refused')?.reason).toBe(sq.eInvoices.answerRefused['11']);
  expect(platform.statuses.size).toBe(497);
  expect(platform.messages).toBeLessThan(60);
});

test('if two concurrent calls have the same EICs, only one of them changes the status of each e-invoice', async () => {
  const client = await aBuyer();
  const EICs = many(50);
  const answers = await Promise.all([
    client(eInvoices.setStatus, { EICs, EinStatus: 'REFUSED' }),
    client(eInvoices.setStatus, { EICs, EinStatus: 'REFUSED' }),
  ]);
  const changed = answers.flatMap(({ results }) => results.filter(({ outcome }) => outcome === 'changed'));
  expect(changed).toHaveLength(50);
});

/** Sends all delayed responses, the last one first, and stops delaying. */
function answerNow(): void {
  const delayed = platform.delayed ?? [];
  platform.delayed = null;
  for (const answer of delayed.toReversed()) answer();
}

test('if two calls set different statuses of an e-invoice one after the other, the last status is saved', async () => {
  const client = await aBuyer();
  const EICs = many(2);
  const answer = async (EinStatus: 'ACCEPTED' | 'REFUSED') => {
    const { results } = await client(eInvoices.setStatus, { EICs, EinStatus });
    return new Set(results.map(({ outcome }) => outcome));
  };
  expect(await answer('ACCEPTED')).toEqual(new Set(['changed']));
  expect(await answer('REFUSED')).toEqual(new Set(['changed']));
  expect(await answer('REFUSED')).toEqual(new Set(['already']));
  expect(await answer('ACCEPTED')).toEqual(new Set(['changed']));
  expect(new Set(platform.statuses.values())).toEqual(new Set(['ACCEPTED']));
  expect(platform.messages).toBe(3);
});

const hasLockWaiter = async () =>
  (
    await server.asOwner`
      select 1 from pg_locks join pg_database base on base.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`
  ).length > 0;

test('if two concurrent calls set different statuses, the saved status is the one that the platform got last', async () => {
  const client = await aBuyer();
  const [eic = ''] = many(1);
  platform.delayed = [];
  const yes = client(eInvoices.setStatus, { EICs: [eic], EinStatus: 'ACCEPTED' });
  await expect.poll(() => platform.delayed?.length).toBe(1);
  const no = client(eInvoices.setStatus, { EICs: [eic], EinStatus: 'REFUSED' });
  const isOnItsWay = async () => platform.delayed?.length === 2 || hasLockWaiter();
  await expect.poll(isOnItsWay).toBe(true);
  answerNow();
  await Promise.all([yes, no]);
  expect([platform.statuses.get(eic), platform.messages]).toEqual(['REFUSED', 2]);
  const { results } = await client(eInvoices.setStatus, { EICs: [eic], EinStatus: 'REFUSED' });
  expect([results[0]?.outcome, platform.messages]).toEqual(['already', 2]);
});

test('while as many calls as the limit allows wait for the platform, further calls are refused at once', async () => {
  const client = await aBuyer();
  const EICs = many(1);
  platform.delayed = [];
  const codes: string[] = [];
  const calls = Array.from({ length: 12 }, async () => {
    const call = client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' });
    const outcome = await call.then(({ results }) => results[0]?.outcome, codeOf);
    codes.push(outcome ?? '');
  });
  await expect.poll(() => codes.length).toBe(9);
  expect(new Set(codes)).toEqual(new Set(['too-many-requests']));
  await expect.poll(() => platform.delayed?.length).toBe(1);
  answerNow();
  await Promise.all(calls);
  expect(codes.slice(9).toSorted()).toEqual(['already', 'already', 'changed']);
  expect(platform.messages).toBe(1);
});

test('an EIC that is in the request twice is in the reply once', async () => {
  const client = await aBuyer();
  const [eic = ''] = many(1);
  const { results } = await client(eInvoices.setStatus, {
    EICs: [eic, eic.toUpperCase()],
    EinStatus: 'ACCEPTED',
  });
  expect(results).toEqual([{ EIC: eic, outcome: 'changed', reason: null }]);
});

test('if the central platform does not respond, no status is saved, and a repeated call succeeds later', async () => {
  const client = await aBuyer();
  const EICs = many(3);
  platform.isSilent = true;
  expect((await refusalOf(client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' }))).code).toBe(
    'tax-authority-unreachable',
  );
  platform.isSilent = false;
  const { results } = await client(eInvoices.setStatus, { EICs, EinStatus: 'ACCEPTED' });
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
});

test('without a certificate, accepting e-invoices is refused and nothing is sent to the central platform', async () => {
  const { owner } = await addBusiness(server);
  const call = server.client(owner.token)(eInvoices.setStatus, { EICs: many(1), EinStatus: 'ACCEPTED' });
  expect((await refusalOf(call)).code).toBe('certificate-missing');
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

test('a file whose content does not match its name or type is refused, and an unused file can be deleted', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const add = (name: string, type: 'application/pdf' | 'text/csv', data: string) =>
    client(eInvoices.addFile, { name, type, data });
  expect((await refusalOf(add('a.pdf', 'application/pdf', base64('MZ')))).code).toBe('attachment-not-valid');
  expect((await refusalOf(add('a.csv', 'application/pdf', base64('%PDF-1')))).code).toBe(
    'attachment-not-valid',
  );
  const wrong = client(eInvoices.addFile, { name: 'a.exe', type: 'x' as 'text/csv', data: base64('a') });
  expect((await refusalOf(wrong)).problems).toMatchObject([{ path: 'type', code: 'file-format' }]);
  const { file } = await add('a.csv', 'text/csv', base64('ë;1\n'));
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect((await refusalOf(stranger(eInvoices.file, { fileId: file._id }))).code).toBe('not-found');
  expect((await refusalOf(stranger(eInvoices.removeFile, { fileId: file._id }))).code).toBe('not-found');
  await client(eInvoices.removeFile, { fileId: file._id });
  expect((await refusalOf(client(eInvoices.file, { fileId: file._id }))).code).toBe('not-found');
});

import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { aPng } from '@tezga/print/a-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { settings } = contract;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function owned() {
  const business = await addBusiness(server);
  return { ...business, client: server.client(business.owner.token) };
}

test('the reply contains only the groups of settings whose flags are set', async () => {
  const { client } = await owned();
  expect(await client(settings.necessaryData, {})).toEqual({});
  await client(contract.shops.add, { name: 'Dyqani', address: 'Rr. 1', city: 'Fier' });
  const flags = { vat: '1', shops: '1', logo: '1', printingConfig: '1', currencies: '1' };
  const necessary = await client(settings.necessaryData, flags);
  expect(Object.keys(necessary).toSorted()).toEqual(Object.keys(flags).toSorted());
  expect(necessary).toMatchObject({
    vat: [
      { vat_id: '20', rate: 20 },
      { vat_id: '10', rate: 10 },
      { vat_id: '6', rate: 6 },
      { vat_id: '0', rate: 0 },
    ],
    shops: [{ name: 'Dyqani', hidden: false }],
    logo: null,
    printingConfig: { paymentQrCode: true, vatSection: true },
    currencies: [{ _id: 'ALL', exchangeRate: 1 }],
  });
});

test('own data, employees, accounts of the chart, all currencies and payment drafts are returned if their flags are set', async () => {
  const { id, name, owner, client } = await owned();
  const flags = {
    ownData: '1',
    businessEmployees: '1',
    availableAccounts: '1',
    allCurrencies: '1',
    drafts: '1',
  };
  const necessary = await client(settings.necessaryData, flags);
  expect(Object.keys(necessary).toSorted()).toEqual(Object.keys(flags).toSorted());
  expect(necessary).toMatchObject({
    ownData: { businessId: id, businessName: name },
    businessEmployees: [{ name: owner.name, opCode: null }],
    drafts: [],
  });
  expect(necessary.availableAccounts).toContainEqual({ account: '351', parentId: '35', name: 'Mallra' });
  expect(necessary.allCurrencies?.slice(0, 1)).toEqual(['ALL']);
  expect(necessary.allCurrencies?.length).toBeGreaterThan(150);
});

test('a role without access to employees, settings and accounts gets no employees and no accounts', async () => {
  const { id } = await owned();
  const seller = await addEmployee(server, id, 'OP', { receipts: 'readWrite' });
  const flags = { ownData: '1', businessEmployees: '1', availableAccounts: '1' };
  const necessary = await server.client(seller.token)(settings.necessaryData, flags);
  expect(Object.keys(necessary)).toEqual(['ownData']);
});

test('units and categories are returned, categories sorted by name', async () => {
  const { id, client } = await owned();
  for (const [place, name] of ['Pije', 'Çaj', 'Ushqime'].entries()) {
    await server.asOwner`
      insert into tenant.categories (business_id, id, name) values (${id}, ${String(place).repeat(24)}, ${name})`;
  }
  const { categories, units } = await client(settings.necessaryData, { categories: '1', units: 'true' });
  expect(categories?.map(({ categoryDesc }) => categoryDesc)).toEqual(['Çaj', 'Pije', 'Ushqime']);
  expect(units).toMatchObject([{ name: 'copë' }]);
});

test('business data are changed, and a second edit of the same version is refused', async () => {
  const { client, name } = await owned();
  const before = await client(settings.businessData, {});
  expect(before).toMatchObject({ name, city: 'Tiranë', phoneNumber: '' });
  const edit = {
    name: 'Kafe e Re',
    address: 'Rr. 2',
    city: 'Fier',
    phoneNumber: '+355 34 222 333',
    email: 'a@b.al',
    updatedAt: before.updatedAt,
  };
  await client(settings.editBusinessData, edit);
  expect((await refusalOf(client(settings.editBusinessData, edit))).code).toBe('changed-meanwhile');
  const after = await client(settings.businessData, {});
  expect(after).toMatchObject({ name: 'Kafe e Re', city: 'Fier', email: 'a@b.al', nipt: before.nipt });
  const { ownData } = await client(contract.businesses.ownData, {});
  expect(ownData.businessName).toBe('Kafe e Re');
});

test('the settings of a business apply to all employees, and an employee with read permission cannot change them', async () => {
  const { id, client } = await owned();
  const { message } = await client(settings.setNegativeStock, { allowNegativeStock: true });
  expect(message).toBe('Konfigurimi u ruajt me sukses!');
  await client(settings.setGrouping, { groupArticlesByName: true });
  await client(settings.setInVat, { isInVat: false });
  const printing = { paymentQrCode: false, vatSection: true };
  expect((await client(settings.setPrinting, printing)).printingConfig).toEqual(printing);
  const reader = server.client((await addEmployee(server, id, 'R1', { configurations: 'read' })).token);
  const { ownData } = await reader(contract.businesses.ownData, {});
  expect(ownData).toMatchObject({
    allowNegativeStock: true,
    groupArticlesByName: true,
    isInVat: false,
  });
  expect((await reader(settings.necessaryData, { printingConfig: '1' })).printingConfig).toEqual(printing);
  const attempt = reader(settings.setGrouping, { groupArticlesByName: false });
  expect((await refusalOf(attempt)).code).toBe('not-permitted');
});

test('a logo that does not match its declared image type is refused, and a logo of null removes the stored one', async () => {
  const { client } = await owned();
  await client(settings.setLogo, { logo: `data:image/png;base64,${pixel}` });
  const saved = await client(settings.necessaryData, { logo: '1' });
  expect(saved.logo).toEqual({ type: 'image/png', data: pixel });
  for (const logo of [
    `data:image/jpeg;base64,${pixel}`,
    `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`,
  ]) {
    expect((await refusalOf(client(settings.setLogo, { logo }))).code).toBe('image-not-valid');
  }
  await client(settings.setLogo, { logo: null });
  expect((await client(settings.necessaryData, { logo: '1' })).logo).toBeNull();
});

const logoOf = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
const large = aPng({ width: 8400, height: 8400 });
const empty = Buffer.concat([aPng().subarray(0, 16), Buffer.alloc(8), aPng().subarray(24)]);
const webp = Buffer.from('UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA', 'base64');

test.each([
  ['of 8400 by 8400 pixels', logoOf(large), 'image-too-large', 'Figura ka më shumë se 2000 × 2000 piksela.'],
  [
    'with junk behind its signature',
    logoOf(Buffer.concat([aPng().subarray(0, 8), Buffer.alloc(99, 7)])),
    'image-not-valid',
    'Figura është e dëmtuar',
  ],
  ['that is cut', logoOf(aPng().subarray(0, -20)), 'image-not-valid', 'Figura është e dëmtuar'],
  ['of 0 by 0 pixels', logoOf(empty), 'image-not-valid', 'Figura është e dëmtuar'],
  ['that is a WebP', logoOf(webp, 'webp'), 'invalid-input', 'Logoja duhet të jetë PNG ose JPEG.'],
])('a logo %s is refused, and the stored logo does not change', async (_what, logo, code, sentence) => {
  const { client } = await owned();
  await client(settings.setLogo, { logo: `data:image/png;base64,${pixel}` });
  const refused = await refusalOf(client(settings.setLogo, { logo }));
  expect(refused.code).toBe(code);
  expect(`${refused.message} ${refused.problems?.[0]?.message ?? ''}`).toContain(sentence);
  const saved = await client(settings.necessaryData, { logo: '1' });
  expect(saved.logo).toEqual({ type: 'image/png', data: pixel });
});

test('a comment stores its files and returns them unchanged; another business does not find them', async () => {
  const { id, client, owner } = await owned();
  const stranger = await owned();
  const data = Buffer.from('emri;çmimi\nKafe;80\n').toString('base64');
  const files = [
    { name: 'artikuj.csv', type: 'text/csv', data },
    { name: 'logo.png', type: 'image/png', data: pixel },
  ] as const;
  const posted = { message: 'Shih skedarët', files: [...files], businessId: id };
  expect((await refusalOf(stranger.client(settings.postComment, posted))).code).toBe('not-found');
  await client(settings.postComment, posted);
  await client(settings.postComment, { message: 'Pa skedarë' });
  const { comments } = await client(settings.comments, {});
  expect(comments.map(({ message, userName }) => [message, userName])).toEqual([
    ['Pa skedarë', owner.name],
    ['Shih skedarët', owner.name],
  ]);
  const sheet = comments[1]?.files.find(({ name }) => name === 'artikuj.csv');
  expect(sheet).toMatchObject({ type: 'text/csv', size: 20 });
  const fileId = sheet?._id ?? '';
  expect(await client(settings.commentFile, { fileId })).toEqual(files[0]);
  expect((await refusalOf(stranger.client(settings.commentFile, { fileId }))).code).toBe('not-found');
});

test('a comment with a file that does not match its declared type is refused', async () => {
  const { client } = await owned();
  const file = {
    name: 'a.pdf',
    type: 'application/pdf',
    data: Buffer.from('<html>').toString('base64'),
  } as const;
  const attempt = client(settings.postComment, { message: 'X', files: [file] });
  expect((await refusalOf(attempt)).code).toBe('file-not-valid');
  expect((await client(settings.comments, {})).comments).toEqual([]);
});

test('one comment with two files of ten megabytes in total is accepted', async () => {
  const { client } = await owned();
  const data = Buffer.alloc(5_242_880, 'a;b\n').toString('base64');
  const files = ['a.csv', 'b.csv'].map((name) => ({ name, type: 'text/csv' as const, data }));
  await client(settings.postComment, { message: 'Të mëdha', files });
  expect((await client(settings.comments, {})).comments[0]?.files).toHaveLength(2);
});

const csvFile = (bytes: number) => ({
  name: 'a.csv',
  type: 'text/csv' as const,
  data: Buffer.alloc(bytes, 'a;b\n').toString('base64'),
});

test('the files of all comments of a business stay below the limit, also with concurrent comments', async () => {
  const small = await startTestServer({ environment: { COMMENT_FILES_MB: '1' } });
  const [first, other] = [await addBusiness(small), await addBusiness(small)];
  const post = ({ owner }: typeof first, files: ReturnType<typeof csvFile>[]) =>
    small.client(owner.token)(settings.postComment, { message: 'Skedarë', files });
  const outcomes = await Promise.all(
    [1, 2, 3].map(() =>
      post(first, [csvFile(500_000)]).then(
        () => 'saved',
        (error: CallError) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['comment-files-full', 'saved', 'saved']);
  await expect(post(first, [])).resolves.toBeDefined();
  await expect(post(other, [csvFile(500_000)])).resolves.toBeDefined();
  await small.stop();
});

test('an admin comments on a managed business with files and downloads them, and an admin of other businesses finds neither', async () => {
  const { id: businessId, client } = await owned();
  const admin = await addAdmin(server, 'SA');
  const files = ['nje.png', 'dy.png'].map((name) => ({ name, type: 'image/png' as const, data: pixel }));
  const { _id: commentId } = await server.client(admin.token)(settings.postComment, {
    businessId,
    message: 'Telefonova për certifikatën.',
    files,
  });
  expect((await client(settings.comments, {})).comments).toMatchObject([
    { userName: admin.name, files: [{ name: 'nje.png' }, { name: 'dy.png' }] },
  ]);
  const downloaded = await server.client(admin.token)(settings.downloadComment, { businessId, commentId });
  expect(downloaded.files).toEqual(files.map(({ name, data }) => ({ fileName: name, base64: data })));
  const { rows } = await client(contract.activity.list, { actions: ['settings.postComment'] });
  expect(rows).toMatchObject([{ userName: admin.name }]);

  const stranger = server.client((await addAdmin(server, 'RS')).token);
  const refused = [
    stranger(settings.comments, { businessId }),
    stranger(settings.postComment, { businessId, message: 'X' }),
    stranger(settings.downloadComment, { businessId, commentId }),
    stranger(contract.activity.list, { businessId }),
    stranger(contract.activity.people, { businessId }),
  ].map(async (call) => (await refusalOf(call)).code);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['not-found']));
});

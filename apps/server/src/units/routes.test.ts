import { contract } from '@tezga/contract';
import { isUnitCode } from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  defaultUnitOf,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const call = () => server.client(business.owner.token);
const list = async () => (await call()(contract.units.list, {})).units;
const names = async () => (await list()).map(({ name }) => name);
const add = async (name: string) => (await call()(contract.units.add, { name })).unit_id;

test('a new business has the unit for pieces, and every unit has its number of articles', async () => {
  const other = await addBusiness(server);
  await addArticle(server, other.id, other.owner.token);
  const unitId = await defaultUnitOf(server, other.id);
  expect((await server.client(other.owner.token)(contract.units.list, {})).units).toEqual([
    { unit_id: unitId, name: 'copë', code: 'XPP', articlesCount: 1, isUnofficial: false },
  ]);
});

test('a unit name is unique, ignoring case', async () => {
  await add('Kuti');
  expect((await refusalOf(add('KUTI'))).code).toBe('unit-name-taken');
});

test('several units are saved in one call, and may swap their names', async () => {
  const [one, other] = [await add('qese'), await add('kove')];
  const { units } = await call()(contract.units.keepMany, [
    { unit_id: one, name: 'kove', code: 'XBJ' },
    { unit_id: other, name: 'qese' },
    { name: 'tub', code: 'XTU' },
  ]);
  expect(units.slice(0, 2)).toEqual([
    { unit_id: one, name: 'kove', code: 'XBJ' },
    { unit_id: other, name: 'qese', code: '' },
  ]);
  expect(await names()).toEqual(expect.arrayContaining(['kove', 'qese', 'tub']));
});

test('a unit code outside the official list is refused, and a code in lower case is accepted', async () => {
  const before = await list();
  const refusal = await refusalOf(call()(contract.units.add, { name: 'kovë e madhe', code: 'KOVE!' }));
  expect(refusal).toMatchObject({ code: 'invalid-input', problems: [{ path: 'code', code: 'unit-code' }] });
  const several = [
    { name: 'bidon', code: 'XJC' },
    { name: 'hambar', code: 'HAR' },
  ];
  expect(await refusalOf(call()(contract.units.keepMany, several))).toMatchObject({
    problems: [{ path: '1.code', code: 'unit-code' }],
  });
  expect(await list()).toEqual(before);
  await call()(contract.units.add, { name: 'kovë e vogël', code: 'xbj' });
  expect(await list()).toContainEqual(expect.objectContaining({ name: 'kovë e vogël', code: 'XBJ' }));
});

test('the list marks units without an official code and without the name of an official unit', async () => {
  await call()(contract.units.keepMany, [
    { name: 'Metër katror' },
    { name: 'shportë' },
    { name: 'shportë e vogël', code: 'XBK' },
    { name: 'e vjetër' },
  ]);
  await server.asOwner`
    update tenant.units set code = 'KOVE!' where business_id = ${business.id} and name = 'e vjetër'`;
  const marked = (await list()).filter(({ isUnofficial }) => isUnofficial).map(({ name }) => name);
  expect(marked).toEqual(expect.arrayContaining(['shportë', 'e vjetër']));
  expect(marked).not.toEqual(expect.arrayContaining(['Metër katror']));
  expect(marked).not.toEqual(expect.arrayContaining(['shportë e vogël']));
});

test('of several units in one call, all are saved or none', async () => {
  const before = await list();
  const strange = [{ name: 'e re' }, { unit_id: newRecordId(new Date()), name: 'e huaj' }];
  expect((await refusalOf(call()(contract.units.keepMany, strange))).code).toBe('not-found');
  const twice = [{ name: 'dyfish' }, { name: 'Dyfish' }];
  expect((await refusalOf(call()(contract.units.keepMany, twice))).code).toBe('unit-name-taken');
  expect(await list()).toEqual(before);
});

test('a unit in use cannot be deleted, and an unused one is deleted and restored', async () => {
  const unitId = await add('paletë');
  const articleId = await addArticle(server, business.id, business.owner.token, { unit_id: unitId });
  const remove = () => call()(contract.units.remove, { units: [unitId] });
  expect((await refusalOf(remove())).code).toBe('unit-in-use');
  await call()(contract.articles.remove, { idsToDelete: [articleId] });
  await remove();
  expect(await names()).not.toContain('paletë');
  await call()(contract.units.restore, { units: [unitId] });
  expect(await names()).toContain('paletë');
  expect((await refusalOf(call()(contract.units.restore, { units: [unitId] }))).code).toBe('not-found');
});

test('deleted units have a separate list', async () => {
  const unitId = await add('fuçi');
  await call()(contract.units.remove, { units: [unitId] });
  const gone = async () => (await call()(contract.units.list, { deleted: '1' })).units;
  expect(await gone()).toContainEqual({
    unit_id: unitId,
    name: 'fuçi',
    code: '',
    articlesCount: 0,
    isUnofficial: false,
  });
  await call()(contract.units.restore, { units: [unitId] });
  expect((await gone()).map(({ unit_id: id }) => id)).not.toContain(unitId);
});

test('one unit always remains, also when two users delete concurrently', async () => {
  const other = await addBusiness(server);
  const client = server.client(other.owner.token);
  const first = await defaultUnitOf(server, other.id);
  const { unit_id: second } = await client(contract.units.add, { name: 'kg' });
  expect((await refusalOf(client(contract.units.remove, { units: [first, second] }))).code).toBe('unit-last');
  const outcomes = await Promise.allSettled(
    [first, second].map((unitId) => client(contract.units.remove, { units: [unitId] })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await client(contract.units.list, {})).units).toHaveLength(1);
});

test('the units of the tax authority are named in the language of the screen', async () => {
  const { units, otherCodes } = await call()(contract.units.standard, {});
  expect(units).toContainEqual({ name: 'kilogram', code: 'KGM', isCommon: true });
  expect(units).toContainEqual({ name: 'litër', code: 'LTR', isCommon: true });
  expect(units.filter(({ code }) => !isUnitCode(code))).toEqual([]);
  expect(otherCodes).toContain('A10');
  expect(otherCodes).not.toContain('KGM');
});

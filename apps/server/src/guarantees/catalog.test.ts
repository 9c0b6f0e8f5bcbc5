import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTemplate } from '../testing/index.ts';
import { catalogOffences } from './catalog-offences.ts';

let database: postgres.Sql;
beforeAll(async () => {
  database = postgres(await cloneTemplate('catalog_check'), { max: 1, onnotice: () => undefined });
});
afterAll(() => database.end());

test('every tenant table has a row-level security policy, a primary key and indexes by business_id', async () => {
  expect(await catalogOffences(database)).toEqual([]);
});

test('the server’s role owns no table and cannot bypass row-level security', async () => {
  const owned = await database`
    select relname from pg_class where relowner = 'tezga_server'::regrole`;
  const [role] = await database`select rolsuper, rolbypassrls from pg_roles where rolname = 'tezga_server'`;
  expect(owned).toHaveLength(0);
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
});

test.each([
  [
    'a tenant table whose key does not begin with business_id',
    'create table tenant.bad (id text primary key, business_id platform.record_id)',
  ],
  ['a tenant table without a key', 'create table tenant.bad (business_id platform.record_id)'],
  [
    'a tenant table without a policy',
    'create table tenant.bad (business_id platform.record_id, id text, primary key (business_id, id))',
  ],
  [
    'a policy that is not the guard',
    `create table tenant.bad (business_id platform.record_id primary key); alter table tenant.bad enable row level security; create policy all_rows on tenant.bad using (true)`,
  ],
  [
    'a foreign key that leaves the tenant',
    `create table tenant.bad (business_id platform.record_id primary key, user_id platform.record_id references platform.users); call tenant.guard('tenant.bad')`,
  ],
  [
    'a foreign key between tenant tables without business_id',
    `create table tenant.other (business_id platform.record_id primary key, code text unique); call tenant.guard('tenant.other'); create table tenant.bad (business_id platform.record_id primary key, code text references tenant.other (code)); call tenant.guard('tenant.bad')`,
  ],
  [
    'an index that does not begin with business_id',
    `create table tenant.bad (business_id platform.record_id primary key, at date); call tenant.guard('tenant.bad'); create index on tenant.bad (at)`,
  ],
  ['a platform table with business_id', 'create table platform.bad (business_id text, id text)'],
  ['a view on tenant data', 'create view tenant.bad as select * from tenant.roles'],
  ['a table in another schema', 'create table public.bad (business_id text, id text)'],
])('the catalog check finds %s', async (_what, statement) => {
  const offences = await database
    .begin(async (transaction) => {
      await transaction.unsafe(statement);
      const found = await catalogOffences(transaction);
      throw Object.assign(new Error('undo'), { found });
    })
    .catch((error: Error & { found?: string[] }) => error.found ?? [error.message]);
  expect(offences.join()).toMatch(/bad/);
});

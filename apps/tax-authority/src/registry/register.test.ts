import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAuthority, type TestAuthority } from '../testing/index.ts';
import { CodeTaken, newRegistrationCode, registerProduct, registerTaxpayer, registerUnit } from './index.ts';

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());

const place = { address: 'Rruga 1', town: 'Shkodër' };
const taxpayer = {
  nuis: 'l71234567b',
  name: 'Kafe Rozafa',
  ...place,
  units: [
    { name: 'Kafja', ...place, code: 'aa111bb222' },
    { name: 'Depoja', ...place },
  ],
  operators: [{ firstName: 'Ana', lastName: 'Hoxha', code: 'cc111dd222' }],
  contactPersons: [{ firstName: 'Beni', lastName: 'Leka', email: 'beni@kafe.example' }],
};

test('new registration codes have the official format', () => {
  for (let time = 0; time < 200; time += 1)
    expect(newRegistrationCode()).toMatch(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/);
});

test('registering a taxpayer again updates it instead of duplicating it', async () => {
  const first = await registerTaxpayer(authority.parts, taxpayer);
  expect(first).toMatchObject({ nuis: 'L71234567B', operators: ['cc111dd222'] });
  expect(first.units[0]).toBe('aa111bb222');
  const { units, ...rest } = taxpayer;
  await registerTaxpayer(authority.parts, { ...rest, name: 'Kafe Rozafa 2', units: units.slice(0, 1) });
  const [row] = await authority.parts.sql`
    select name, (select count(*)::int from tax_authority.business_units where nuis = taxpayers.nuis) as units,
      (select count(*)::int from tax_authority.operators where nuis = taxpayers.nuis) as operators,
      (select count(*)::int from tax_authority.contact_persons where nuis = taxpayers.nuis) as people
    from tax_authority.taxpayers where nuis = 'L71234567B'`;
  expect(row).toEqual({ name: 'Kafe Rozafa 2', units: 2, operators: 1, people: 1 });
});

test('a code of another taxpayer is refused', async () => {
  await registerTaxpayer(authority.parts, { nuis: 'L71234568C', name: 'Tjetri', ...place });
  const unit = { name: 'E huaj', ...place, code: 'aa111bb222' };
  await expect(registerUnit(authority.parts, 'L71234568C', unit)).rejects.toThrow(CodeTaken);
});

test('if a part of a taxpayer is invalid, nothing is inserted', async () => {
  const broken = {
    nuis: 'L71234569D',
    name: 'Gjysma',
    ...place,
    units: [{ name: 'E huaj', ...place, code: 'aa111bb222' }],
  };
  await expect(registerTaxpayer(authority.parts, broken)).rejects.toThrow(CodeTaken);
  const found = await authority.parts.sql`select from tax_authority.taxpayers where nuis = 'L71234569D'`;
  expect(found).toHaveLength(0);
});

test('software and maintainers are stored under the given code', async () => {
  expect(await registerProduct(authority.parts, 'software', { name: 'Tezga', code: 'ee111ff222' })).toBe(
    'ee111ff222',
  );
  expect(await registerProduct(authority.parts, 'software', { name: 'Tezga 2', code: 'ee111ff222' })).toBe(
    'ee111ff222',
  );
  expect(await registerProduct(authority.parts, 'maintainers', { name: 'Tezga' })).toMatch(/^[a-z]{2}/);
});

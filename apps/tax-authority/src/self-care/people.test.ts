import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTaxpayer, startTestAuthority, type TestAuthority } from '../testing/index.ts';
import { contactPersonsOf, enterOperator, operatorsOf } from './people.ts';

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());

test('concurrent calls with one personal number create one operator', async () => {
  const { nuis } = await aTaxpayer(authority, { operators: [] });
  const other = await aTaxpayer(authority, { operators: [] });
  const operator = { name: 'Ben Dema', idNumber: 'J80505050B' };
  const entered = Array.from({ length: 12 }, (_, place) =>
    enterOperator(authority.parts, place % 3 === 0 ? other.nuis : nuis, operator),
  );
  await Promise.all(entered);
  for (const of of [nuis, other.nuis])
    expect(await operatorsOf(authority.parts, of)).toMatchObject([
      { name: 'Ben Dema', idNumber: 'J80505050B' },
    ]);
});

test('an operator registered after midnight in Tirana is valid from that day', async () => {
  authority.clock.set(new Date('2026-11-16T23:30:00Z'));
  const { nuis } = await aTaxpayer(authority, {
    contactPersons: [{ firstName: 'Drita', lastName: 'Marku' }],
  });
  expect(await operatorsOf(authority.parts, nuis)).toMatchObject([{ validFrom: '17.11.2026' }]);
  expect(await contactPersonsOf(authority.parts, nuis)).toMatchObject([{ validFrom: '17.11.2026' }]);
});

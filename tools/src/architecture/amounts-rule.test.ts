import { expect, test } from 'vitest';
import { amountsAreConvertedByTheContract } from './file-rules.ts';

const offencesOf = (path: string, text: string) =>
  amountsAreConvertedByTheContract([{ path, text }]).map(({ where }) => where);

test.each([
  ['apps/server/src/a.ts', 'const total = Number(hundredths) / 100;', 'Number(hundredths) / 100'],
  ['apps/backoffice/src/a.ts', 'const total = BigInt(Math.round(typed * 100));', 'BigInt(Math.round('],
  ['packages/ui/src/a.ts', 'const total = hundredths as Money;', 'as Money'],
])('the amounts rule reports a conversion by hand in %s: %s', (path, text, found) => {
  expect(offencesOf(path, text)).toEqual([`${path}: ${found}`]);
});

test.each([
  ['apps/server/src/a.ts', "const total = row['with_vat'] as Money;"],
  ['apps/server/src/a.test.ts', 'const total = Number(hundredths) / 100;'],
  ['packages/contract/src/fields/amounts.ts', 'const total = Number(hundredths) / 100;'],
])('the amounts rule does not apply in %s to: %s', (path, text) => {
  expect(offencesOf(path, text)).toEqual([]);
});

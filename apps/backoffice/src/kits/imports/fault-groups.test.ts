import { expect, test } from 'vitest';
import { faultGroups } from './fault-groups.ts';
import { nextPlace } from './next-place.ts';
import { articleSheet } from '../../business/articles/index.ts';

const fault = (field: string, code: string, text: string) => ({
  field,
  code,
  text,
  sentence: `${field} ${code}`,
});
const fields = ['name', 'price', 'vat_id', 'barcode'];

test('equal errors are one group with one proposed fix', () => {
  const groups = faultGroups(
    [
      { row: 1, line: 3, problems: [fault('price', 'number', '1,9O')] },
      { row: 2, line: 4, problems: [fault('vat_id', 'vat', '18%'), fault('barcode', 'twice', 'x')] },
      { row: 5, line: 7, problems: [fault('vat_id', 'vat', '18%')] },
      { row: 6, line: 8, problems: [fault('name', 'required', '')] },
    ],
    articleSheet.fields,
    fields,
  );
  expect(groups.map(({ field, rows, proposal }) => [field, rows.length, proposal])).toEqual([
    ['vat_id', 2, '20%'],
    ['price', 1, '1,90'],
    ['barcode', 1, ''],
    ['name', 1, null],
  ]);
});

test('an error in a column that is not in the file has no proposed fix', () => {
  const faulty = [{ row: 0, line: 2, problems: [fault('vat_id', 'vat', '18%')] }];
  expect(faultGroups(faulty, articleSheet.fields, ['name'])[0]?.proposal).toBeNull();
});

test('moving to the next or previous error wraps around', () => {
  const cells = [
    { row: 4, field: 'price' },
    { row: 1, field: 'vat_id' },
    { row: 1, field: 'price' },
  ];
  expect(nextPlace(cells, null, 1, fields)).toEqual({ row: 1, field: 'price' });
  expect(nextPlace(cells, { row: 1, field: 'price' }, 1, fields)).toEqual({ row: 1, field: 'vat_id' });
  expect(nextPlace(cells, { row: 4, field: 'price' }, 1, fields)).toEqual({ row: 1, field: 'price' });
  expect(nextPlace(cells, { row: 1, field: 'price' }, -1, fields)).toEqual({ row: 4, field: 'price' });
});

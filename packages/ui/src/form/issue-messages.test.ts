import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorsOf, firstWrongField, messageOfIssue } from './issue-messages.ts';

const words = sq.ui.form;

const article = z.object({
  name: z.string().min(1),
  barcode: z.string().regex(/^\d{13}$/, 'Barkodi ka 13 shifra, p.sh. 5304000210037.'),
  price: z.string().refine((price) => Number(price) > 0, 'Çmimi duhet të jetë më i madh se zero.'),
  unit: z.enum(['copë', 'kg']),
  lines: z.array(z.object({ quantity: z.string().min(1) })),
});
const good = {
  name: 'Kos',
  barcode: '5304000210037',
  price: '80.00',
  unit: 'copë',
  lines: [{ quantity: '1.000' }],
};

function errorsIn(change: object): Record<string, string> {
  const issues = article.safeParse({ ...good, ...change }).error?.issues ?? [];
  return errorsOf(issues, (issue) => messageOfIssue(issue, words));
}

test.each([
  ['nothing', {}, {}],
  ['an empty text', { name: '' }, { name: words.required }],
  ['a missing value', { name: undefined }, { name: words.required }],
  ['a message of the schema', { barcode: '12' }, { barcode: 'Barkodi ka 13 shifra, p.sh. 5304000210037.' }],
  ['a custom rule', { price: '0' }, { price: 'Çmimi duhet të jetë më i madh se zero.' }],
  ['an unknown choice', { unit: 'litër' }, { unit: words.invalid }],
  ['a value inside a list', { lines: [{ quantity: '' }] }, { 'lines.0.quantity': words.required }],
])('each issue has its message at the path of its field: %s', (_, change, errors) => {
  expect(errorsIn(change)).toEqual(errors);
});

test('a field with two issues shows the message of the first one', () => {
  const twice = z.object({ pin: z.string().min(4, 'Katër shifra.').regex(/^\d+$/, 'Vetëm shifra.') });
  expect(errorsOf(twice.safeParse({ pin: 'a' }).error?.issues ?? [], (issue) => issue.message)).toEqual({
    pin: 'Katër shifra.',
  });
});

test('firstWrongField returns the invalid field that is first on the screen, not first in the schema', () => {
  expect(firstWrongField(['unit', 'barcode', 'name'], { name: 'a', barcode: 'b' })).toBe('barcode');
  expect(firstWrongField(['unit'], { name: 'a' })).toBeUndefined();
});

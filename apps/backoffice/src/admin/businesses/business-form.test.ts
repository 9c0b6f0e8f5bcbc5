import { expect, test } from 'vitest';
import { emptyBusiness, inputOf, newSchema } from './business-form.ts';

test('contact numbers and names that the user typed with commas between them become lists', () => {
  const lists = inputOf({ contactNumbers: '+355 69 123 4567, 042 230 000,', suggestedBy: ' Agim Prifti ' });
  expect(lists).toEqual({
    contactNumbers: ['+355 69 123 4567', '042 230 000'],
    suggestedBy: ['Agim Prifti'],
  });
});

test('an empty form of a new business reports the missing NIPT', () => {
  const result = newSchema.safeParse(emptyBusiness);
  const problems = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(problems).toContain('nipt: required');
});

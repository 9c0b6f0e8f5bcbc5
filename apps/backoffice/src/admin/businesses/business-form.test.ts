import { expect, test } from 'vitest';
import { emptyBusiness, inputOf, newSchema } from './business-form.ts';

test('phone numbers and names typed with commas between them become lists', () => {
  const lists = inputOf({ contactNumbers: '+355 69 123 4567, 042 230 000,', suggestedBy: ' Agim Prifti ' });
  expect(lists).toEqual({
    contactNumbers: ['+355 69 123 4567', '042 230 000'],
    suggestedBy: ['Agim Prifti'],
  });
});

test('an owner needs an e-mail or a phone', () => {
  const result = newSchema.safeParse(emptyBusiness);
  const problems = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(problems).toContain('nipt: required');
});

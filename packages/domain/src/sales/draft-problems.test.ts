import { expect, test } from 'vitest';
import { draftProblems } from './draft-problems.ts';

test.each([
  ['Tavolina 4', '', []],
  ['12345', 'x'.repeat(100), []],
  ['x'.repeat(50), '', []],
  ['', '', ['name required']],
  [' 1234 ', '', ['name too-short']],
  ['x'.repeat(51), '', ['name too-long']],
  ['Tavolina', 'x'.repeat(101), ['description too-long']],
])('%j with %j', (name, description, problems) => {
  expect(draftProblems({ name, description }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});

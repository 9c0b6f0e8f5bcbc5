import { activity } from '@tezga/contract/activity';
import { expect, test } from 'vitest';
import { problemReportOf } from './problem-report.ts';

function thrown(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}

const stack = [
  'TypeError: Cannot read properties of undefined (reading "Ana Hoxha")',
  '    at roleValues (https://tezga.example/assets/RolesPage-a1.js?token=a.b.c:1:2345)',
  '    at Array.map (<anonymous>)',
  'render@https://tezga.example/assets/index-b2.js:7:89',
].join('\n');

test('an error report contains the kind of the error and its place in the code', () => {
  const error = thrown(new TypeError('Cannot read properties of undefined (reading "Ana Hoxha")'), stack);
  const componentStack = '\n    at RoleForm (https://tezga.example/assets/RoleForm-c3.js:1:9)';
  expect(problemReportOf(error, { path: '/roles/add', componentStack })).toEqual({
    message: 'TypeError: Cannot read properties of undefined',
    address: '/roles/add',
    details: [
      'at roleValues (https://tezga.example/assets/RolesPage-a1.js:1:2345)',
      'render@https://tezga.example/assets/index-b2.js:7:89',
      'at RoleForm (https://tezga.example/assets/RoleForm-c3.js:1:9)',
    ].join('\n'),
  });
});

test.each([
  [new SyntaxError('Cannot convert 12,50 to a BigInt'), 'SyntaxError'],
  [new TypeError('Ana Hoxha is not a function'), 'TypeError: is not a function'],
  [new Error('Minified React error #31; args[]=Ana'), 'Error: Minified React error #31'],
  [Object.assign(new Error('x'), { name: 'Ana Hoxha' }), 'Error'],
  ['Ana Hoxha', 'thrown: string'],
])('text that a user may have typed is left out: %s', (error, message) => {
  const report = problemReportOf(error, { path: '/' });
  expect(report.message).toBe(message);
  expect(JSON.stringify(report)).not.toMatch(/Ana|12,50/);
});

test('an error report leaves out the secret code in the address of a link', () => {
  expect(problemReportOf(new Error('x'), { path: '/r/secret-code' }).address).toBe('/r');
});

test('an error report always fits the limits of the server', () => {
  const frames = `    at f (https://tezga.example/assets/a.js:1:2)\n`.repeat(1000);
  const report = problemReportOf(thrown(new Error('x'), frames), { path: `/${'x'.repeat(5000)}` });
  expect(activity.report.input.safeParse(report).success).toBe(true);
});

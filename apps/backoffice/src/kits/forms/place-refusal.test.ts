import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { placeRefusal } from './place-refusal.ts';

type Path = 'name' | 'opCode';

function placed(error: unknown) {
  const errors: Partial<Record<Path, string>> = {};
  const rest = placeRefusal<Path>(error, {
    fieldOf: { 'operator-code-taken': 'opCode' },
    setError: (path, message) => (errors[path] = message),
  });
  return { errors, rest };
}

const refusal = (code: CallError['code'], problems: CallError['problems'] = []) =>
  new CallError('Jo.', { code, status: 409, requestId: 'r1', problems });

test('a refusal about a field is shown beside that field only', () => {
  expect(placed(refusal('operator-code-taken'))).toEqual({ errors: { opCode: 'Jo.' }, rest: null });
});

test('validation problems from the server are shown beside their fields', () => {
  const problem = { path: 'name', code: 'required', message: 'Kjo fushë është e detyrueshme.' };
  expect(placed(refusal('invalid-input', [problem]))).toEqual({
    errors: { name: 'Kjo fushë është e detyrueshme.' },
    rest: null,
  });
});

test('a refusal that belongs to no field is returned', () => {
  const error = refusal('not-permitted');
  expect(placed(error)).toEqual({ errors: {}, rest: error });
});

test('an error that is not a reply of the server is rethrown', () => {
  expect(() => placed(new TypeError('x is undefined'))).toThrow(TypeError);
});

import { expect, test } from 'vitest';
import { pathsOfNullCharacters } from './null-characters.ts';

test('the paths of all fields with a null character are found at any depth', () => {
  const input = {
    name: 'a\0',
    lines: [{ name: 'b' }, { name: '\0', codes: ['c', 'd\0'] }],
    columns: { 'e\0': 1 },
    none: null,
  };
  expect(pathsOfNullCharacters(input)).toEqual(['name', 'lines.1.name', 'lines.1.codes.1', 'columns']);
});

test('an escape sequence written as text is not a null character', () => {
  expect(pathsOfNullCharacters({ name: String.raw`\u0000` })).toEqual([]);
});

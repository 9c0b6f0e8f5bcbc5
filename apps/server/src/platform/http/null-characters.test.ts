import { expect, test } from 'vitest';
import { pathsOfNullCharacters } from './null-characters.ts';

test('every field with a null character is named, however deep it lies', () => {
  const input = {
    name: 'a\0',
    lines: [{ name: 'b' }, { name: '\0', codes: ['c', 'd\0'] }],
    columns: { 'e\0': 1 },
    none: null,
  };
  expect(pathsOfNullCharacters(input)).toEqual(['name', 'lines.1.name', 'lines.1.codes.1', 'columns']);
});

test('the sign for one, written out, is none', () => {
  expect(pathsOfNullCharacters({ name: String.raw`\u0000` })).toEqual([]);
});

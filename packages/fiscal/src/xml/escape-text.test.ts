import { expect, test } from 'vitest';
import { escapedText, escapedValue } from './escape-text.ts';
import { parseXml } from './parse-xml.ts';
import { textOf } from './xml-element.ts';

const awkward = ['a & b < c > d "e"', 'one\ttwo\nthree\rfour', 'Çaj ë 😀', ']]>', ''];

test.each(awkward)('the text %j is the same after writing and reading it', (text) => {
  const root = parseXml(`<root a="${escapedValue(text)}">${escapedText(text)}</root>`);
  expect(textOf(root)).toBe(text);
  expect(root.attributes.map(({ value }) => value)).toEqual([text]);
});

test.each(['\0', '\u0001', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
  'the character %j, which XML does not allow, is written as a space',
  (forbidden) => {
    const root = parseXml(
      `<root a="${escapedValue(`a${forbidden}b`)}">${escapedText(`a${forbidden}b`)}</root>`,
    );
    expect(textOf(root)).toBe('a b');
    expect(root.attributes.map(({ value }) => value)).toEqual(['a b']);
  },
);

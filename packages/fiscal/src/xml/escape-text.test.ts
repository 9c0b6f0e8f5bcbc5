import { expect, test } from 'vitest';
import { escapedText, escapedValue } from './escape-text.ts';
import { parseXml } from './parse-xml.ts';
import { textOf } from './xml-element.ts';

const awkward = ['a & b < c > d "e"', 'one\ttwo\nthree\rfour', 'Çaj ë 😀', ']]>', ''];

test.each(awkward)('%j is read back as it was written', (text) => {
  const root = parseXml(`<root said="${escapedValue(text)}">${escapedText(text)}</root>`);
  expect(textOf(root)).toBe(text);
  expect(root.attributes.map(({ value }) => value)).toEqual([text]);
});

test.each(['\0', '\u0001', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
  'what no XML can say is written as a space: %j',
  (unsayable) => {
    const root = parseXml(
      `<root said="${escapedValue(`a${unsayable}b`)}">${escapedText(`a${unsayable}b`)}</root>`,
    );
    expect(textOf(root)).toBe('a b');
    expect(root.attributes.map(({ value }) => value)).toEqual(['a b']);
  },
);

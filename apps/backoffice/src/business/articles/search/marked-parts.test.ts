import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, sought: string) =>
  markedParts(text, sought)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Vaj ulliri 1 L', 'vaj', '[Vaj] ulliri 1 L'],
  ['Djathë i bardhë', 'bardhe', 'Djathë i [bardhë]'],
  ['Kafe Arabika', 'xx arab', 'Kafe [Arab]ika'],
  ['Kafe', '5304', 'Kafe'],
  ['Kafe', ' ', 'Kafe'],
])('in the text %s the search %s marks %s', (text, sought, expected) => {
  expect(marked(text, sought)).toBe(expected);
});

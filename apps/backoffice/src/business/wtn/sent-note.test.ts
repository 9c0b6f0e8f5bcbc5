import { expect, test } from 'vitest';
import { forgetSentNote, keepSentNote, sentNote } from './sent-note.ts';

/** As much of a browser's storage as is needed here. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

test('the tab knows the note it sent until it was answered', () => {
  const storage = aStorage();
  expect(sentNote(storage)).toBe('');
  keepSentNote('a'.repeat(24), storage);
  expect(sentNote(storage)).toBe('a'.repeat(24));
  forgetSentNote(storage);
  expect(sentNote(storage)).toBe('');
});

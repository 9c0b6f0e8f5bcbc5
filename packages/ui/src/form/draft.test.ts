import { beforeEach, expect, test } from 'vitest';
import { forgetAllDrafts, forgetDraft, keepDraft, readDraft } from './draft.ts';

/** The part of a browser's storage the drafts use, with its own keys as properties like the real one. */
function memoryStorage(): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, {
    get: (_, key) => Reflect.get(key in methods ? methods : entries, key) as unknown,
  }) as unknown as Storage;
}

const initial = { name: '', price: '0.00' };
let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
});

test('what was typed comes back, and what the draft lacks is as it was', () => {
  keepDraft(storage, 'article', { name: 'Kos' });
  expect(readDraft(storage, 'article', initial)).toEqual({ name: 'Kos', price: '0.00' });
});

test.each([
  ['of a form that looked different', '{"title":"Kos"}'],
  ['that is no object', '"Kos"'],
  ['that is a list', '[]'],
  ['that is broken', '{'],
])('a draft %s is ignored', (_, text) => {
  storage.setItem('tezga-draft:article', text);
  expect(readDraft(storage, 'article', initial)).toBeNull();
});

test('a secret is never kept', () => {
  keepDraft(storage, 'employee', { name: 'Ana', pin: '4821' }, ['pin']);
  expect(readDraft(storage, 'employee', { name: '', pin: '' })).toEqual({ name: 'Ana', pin: '' });
});

test('a saved form has no draft any more', () => {
  keepDraft(storage, 'article', { name: 'Kos' });
  forgetDraft(storage, 'article');
  expect(readDraft(storage, 'article', initial)).toBeNull();
});

test('signing out forgets every draft and nothing else', () => {
  storage.setItem('theme', 'dark');
  keepDraft(storage, 'article', { name: 'Kos' });
  keepDraft(storage, 'client', { name: 'Arta' });
  forgetAllDrafts(storage);
  expect(Object.keys(storage)).toEqual(['theme']);
});

test('a full storage does not stop anyone from typing', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => keepDraft(full, 'article', initial)).not.toThrow();
});

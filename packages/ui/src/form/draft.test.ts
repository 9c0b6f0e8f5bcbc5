import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';

/** An in-memory Storage that exposes its keys as properties, like the browser's own. */
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

test('a draft restores the typed values, and other fields get their initial values', () => {
  saveDraft(storage, 'article', { name: 'Kos' });
  expect(readDraft(storage, 'article', initial)).toEqual({ name: 'Kos', price: '0.00' });
});

test.each([
  ['of a form with other fields', '{"title":"Kos"}'],
  ['that is not an object', '"Kos"'],
  ['that is a list', '[]'],
  ['that is not valid JSON', '{'],
])('a draft %s is ignored', (_, text) => {
  storage.setItem('tezga-draft:article', text);
  expect(readDraft(storage, 'article', initial)).toBeNull();
});

test('a secret field is never saved in a draft', () => {
  saveDraft(storage, 'employee', { name: 'Ana', pin: '4821' }, ['pin']);
  expect(readDraft(storage, 'employee', { name: '', pin: '' })).toEqual({ name: 'Ana', pin: '' });
});

test('forgetDraft, called after a save, removes the draft from the storage', () => {
  saveDraft(storage, 'article', { name: 'Kos' });
  forgetDraft(storage, 'article');
  expect(readDraft(storage, 'article', initial)).toBeNull();
});

test('saving a draft does not throw if the storage is full', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(() => saveDraft(full, 'article', initial)).not.toThrow();
});

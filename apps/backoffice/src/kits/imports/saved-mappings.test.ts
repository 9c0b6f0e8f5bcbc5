import { expect, test } from 'vitest';
import { savedMappings } from './saved-mappings.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

const headed = (...heads: string[]) => ({
  headRow: 0,
  columns: heads.map((head) => ({ letter: 'A', head, samples: [] })),
});

test('a file with the same column heads gets the saved mapping, a file with other heads does not', () => {
  const mappings = savedMappings('articles', ['name', 'price'], storage());
  mappings.save(headed('Malli', 'Vlera'), ['name', 'price']);
  expect(mappings.find(headed('MALLI', 'Vlera'))).toEqual(['name', 'price']);
  expect(mappings.find(headed('Vlera', 'Malli'))).toBeNull();
  expect(mappings.find({ ...headed('Malli', 'Vlera'), headRow: null })).toBeNull();
});

test('mappings are stored per kind of record, and a field that no longer exists is dropped', () => {
  const stored = storage();
  savedMappings('articles', ['name', 'old'], stored).save(headed('A', 'B'), ['name', 'old']);
  expect(savedMappings('customers', ['name'], stored).find(headed('A', 'B'))).toBeNull();
  expect(savedMappings('articles', ['name'], stored).find(headed('A', 'B'))).toEqual(['name', null]);
});

test('invalid stored data is ignored', () => {
  const stored = storage();
  stored.setItem('tezga-import-articles', '{"a|b": 7');
  expect(savedMappings('articles', [], stored).find(headed('A', 'B'))).toBeNull();
});

import { expect, test } from 'vitest';
import { rememberedMappings } from './remembered-mappings.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const headed = (...heads: string[]) => ({
  headRow: 0,
  columns: heads.map((head) => ({ letter: 'A', head, samples: [] })),
});

test('the same heads bring the same columns back, other heads do not', () => {
  const remembered = rememberedMappings('articles', ['name', 'price'], storage());
  remembered.keep(headed('Malli', 'Vlera'), ['name', 'price']);
  expect(remembered.find(headed('MALLI', 'Vlera'))).toEqual(['name', 'price']);
  expect(remembered.find(headed('Vlera', 'Malli'))).toBeNull();
  expect(remembered.find({ ...headed('Malli', 'Vlera'), headRow: null })).toBeNull();
});

test('each kind remembers for itself, and a field that is gone is left out', () => {
  const kept = storage();
  rememberedMappings('articles', ['name', 'old'], kept).keep(headed('A', 'B'), ['name', 'old']);
  expect(rememberedMappings('customers', ['name'], kept).find(headed('A', 'B'))).toBeNull();
  expect(rememberedMappings('articles', ['name'], kept).find(headed('A', 'B'))).toEqual(['name', null]);
});

test('what is not ours in the store is not believed', () => {
  const kept = storage();
  kept.setItem('tezga-import-articles', '{"a|b": 7');
  expect(rememberedMappings('articles', [], kept).find(headed('A', 'B'))).toBeNull();
});

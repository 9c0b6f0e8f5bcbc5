import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aMoment, anId, enter, fill, focusedField, row, save, server, text } from '../../testing/index.ts';

const category = (number: number, categoryDesc: string) => ({
  category_id: anId(number),
  categoryDesc,
  articlesCount: 0,
  updatedAt: aMoment,
});

test('a name that is missing, too long or taken is told beside it', async () => {
  server.refuse(contract.categories.add, 'category-name-taken');
  server.answer(contract.categories.list, { categories: [] });
  await enter('/category/add-category', { title: 'Kategori e re' });
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await fill('Emri i kategorisë', 'a'.repeat(101));
  await text('Lejohen deri në 100 karaktere.');
  await fill('Emri i kategorisë', 'emër i zënë');
  await save();
  await text('Keni tashmë një kategori me këtë emër.');
  expect(focusedField()).toBe('categoryDesc');
});

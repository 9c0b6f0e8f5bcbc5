import { expect, test } from 'vitest';
import { readPages, withPage } from './recent-pages.ts';

const page = (name: string) => ({ path: `/${name}`, title: name });

test('an opened page comes first, and opening it again moves it without a second entry', () => {
  const pages = ['a', 'b', 'a'].reduce((before, name) => withPage(before, page(name)), [page('c')]);
  expect(pages).toEqual([page('a'), page('b'), page('c')]);
});

test('a record that was renamed has its new title', () => {
  expect(withPage([page('a')], { path: '/a', title: 'new' })).toEqual([{ path: '/a', title: 'new' }]);
});

test('the list of recent pages drops the oldest pages', () => {
  const names = Array.from({ length: 12 }, (_, place) => `${place}`);
  const pages = names.reduce((before, name) => withPage(before, page(name)), readPages(null));
  expect(pages).toHaveLength(9);
  expect(pages.at(-1)).toEqual(page('3'));
});

test.each(['{', '[{"path":"javascript:x","title":""}]', '{}'])(
  'the invalid stored text %s gives no pages',
  (text) => {
    expect(readPages(text)).toEqual([]);
  },
);

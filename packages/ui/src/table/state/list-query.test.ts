import { expect, test } from 'vitest';
import { listStatus } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

const query = (more: Partial<ListQuery<string>>): ListQuery<string> => ({
  data: undefined,
  error: null,
  isError: false,
  isPlaceholderData: false,
  refetch: () => undefined,
  ...more,
});
const data = { rows: ['a'], total: 1 };

test('a list without data, or with only the data of the previous page, is loading', () => {
  expect(listStatus(query({}))).toBe('loading');
  expect(listStatus(query({ data, isPlaceholderData: true }))).toBe('loading');
});

test('a page of a list that fails to load shows an error, even if another page of the list was shown before', () => {
  expect(listStatus(query({ isError: true }))).toBe('error');
  expect(listStatus(query({ isError: true, data, isPlaceholderData: true }))).toBe('error');
});

test('if refetching fails, the rows already shown stay visible', () => {
  expect(listStatus(query({ data, isError: true }))).toBe('ready');
});

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

test('without data, or with only the previous page, the list is loading', () => {
  expect(listStatus(query({}))).toBe('loading');
  expect(listStatus(query({ data, isPlaceholderData: true }))).toBe('loading');
});

test('a failed first reply is an error, also after another page', () => {
  expect(listStatus(query({ isError: true }))).toBe('error');
  expect(listStatus(query({ isError: true, data, isPlaceholderData: true }))).toBe('error');
});

test('a failed refetch does not hide the rows already shown', () => {
  expect(listStatus(query({ data, isError: true }))).toBe('ready');
});

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

test('nothing yet, or only the page before, is loading', () => {
  expect(listStatus(query({}))).toBe('loading');
  expect(listStatus(query({ data, isPlaceholderData: true }))).toBe('loading');
});

test('a first answer that failed is an error, also after another page', () => {
  expect(listStatus(query({ isError: true }))).toBe('error');
  expect(listStatus(query({ isError: true, data, isPlaceholderData: true }))).toBe('error');
});

test('rows already shown survive a refresh that failed', () => {
  expect(listStatus(query({ data, isError: true }))).toBe('ready');
});

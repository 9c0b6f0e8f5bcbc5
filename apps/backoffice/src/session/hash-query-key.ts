import { hashKey, type QueryKey } from '@tanstack/react-query';

/** The default hash of a query key, except that amounts become text: JSON has no bigint. */
export const hashQueryKey = (key: QueryKey): string => hashKey(key.map(withAmountsAsText));

function withAmountsAsText(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.map(withAmountsAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withAmountsAsText(each)]));
}

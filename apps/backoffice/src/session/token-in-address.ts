import { factsOf } from './token.ts';

const parameter = 'token';

/** The token an address carries, and the address without it; null where there is none. */
export function tokenIn(address: string): { readonly token: string; readonly without: string } | null {
  const url = new URL(address);
  const token = url.searchParams.get(parameter);
  if (token === null || token === '') return null;
  url.searchParams.delete(parameter);
  return { token, without: `${url.pathname}${url.search}${url.hash}` };
}

/**
 * What to do with a token from an address: a link that anyone may send must not replace the session of another person or
 * business without a question, and one that is worth nothing must not end it.
 */
export function arrivalOf(current: string | null, arriving: string): 'take' | 'ask' | 'ignore' {
  const [present, given] = [factsOf(current), factsOf(arriving)];
  if (present === null) return 'take';
  if (given === null) return 'ignore';
  return present.userId === given.userId && present.businessId === given.businessId ? 'take' : 'ask';
}

import { factsOf } from './token.ts';

const parameter = 'token';

/** The token in a URL, and the URL without it; null if there is none. */
export function tokenIn(address: string): { readonly token: string; readonly without: string } | null {
  const url = new URL(address);
  const token = url.searchParams.get(parameter);
  if (token === null || token === '') return null;
  url.searchParams.delete(parameter);
  return { token, without: `${url.pathname}${url.search}${url.hash}` };
}

/**
 * Decides about a token from a URL: because anyone may send such a link, it must not replace the session of
 * another user or business without a confirmation, and an invalid token must not end a session.
 */
export function arrivalOf(current: string | null, arriving: string): 'take' | 'ask' | 'ignore' {
  const [present, given] = [factsOf(current), factsOf(arriving)];
  if (present === null) return 'take';
  if (given === null) return 'ignore';
  return present.userId === given.userId && present.businessId === given.businessId ? 'take' : 'ask';
}

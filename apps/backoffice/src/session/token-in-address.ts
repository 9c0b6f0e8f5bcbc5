const parameter = 'token';

/** The token an address carries, and the address without it; null where there is none. */
export function tokenIn(address: string): { readonly token: string; readonly without: string } | null {
  const url = new URL(address);
  const token = url.searchParams.get(parameter);
  if (token === null || token === '') return null;
  url.searchParams.delete(parameter);
  return { token, without: `${url.pathname}${url.search}${url.hash}` };
}

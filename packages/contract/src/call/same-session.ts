/** Whether two tokens are of one session: a refreshed token names the session of the one whose place it takes. */
export function isSameSession(one: string, other: string): boolean {
  const session = sessionIn(one);
  return session !== null && session === sessionIn(other);
}

function sessionIn(token: string): string | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const { jti } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { jti?: unknown };
    return typeof jti === 'string' ? jti : null;
  } catch {
    // Whatever it is, it is not one of our tokens.
    return null;
  }
}

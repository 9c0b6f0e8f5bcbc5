/** Whether two tokens belong to one session: a refreshed token has the session id of the token it replaces. */
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
    // The text cannot be decoded, so it is not a token of this server.
    return null;
  }
}

import { createSigner, createVerifier } from 'fast-jwt';
import { isRecordId } from '@tezga/domain';

/** What the screens may read from a token; the server believes only the session's row. */
export interface TokenFacts {
  readonly sessionId: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly app: 'backoffice' | 'sa';
}

export interface Tokens {
  sign(facts: TokenFacts, expiresAt: Date): string;
  /** The session a token names, or null where the token is not ours, was altered or is too old. */
  sessionOf(token: string, now: Date): string | null;
}

const issuer = 'tezga';

export function createTokens(secret: string): Tokens {
  const signer = createSigner({ key: secret, algorithm: 'HS256', iss: issuer });
  // The expiry is checked against the server's own clock below, the one that tests can set.
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    cache: false,
    ignoreExpiration: true,
  });
  return {
    sign: ({ sessionId, userId, businessId, app }, expiresAt) =>
      signer({
        jti: sessionId,
        sub: userId,
        business: businessId,
        app,
        exp: Math.floor(expiresAt.getTime() / 1000),
      }),
    sessionOf(token, now) {
      try {
        const { jti, exp } = verifier(token) as { jti?: unknown; exp?: unknown };
        const isGood = typeof exp === 'number' && exp * 1000 > now.getTime();
        return isGood && typeof jti === 'string' && isRecordId(jti) ? jti : null;
      } catch {
        // The verifier throws for every token that is not good; to the caller they are all the same.
        return null;
      }
    },
  };
}

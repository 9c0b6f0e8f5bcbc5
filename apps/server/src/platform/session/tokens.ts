import { createSigner, createVerifier } from 'fast-jwt';
import { isRecordId } from '@tezga/domain';

/**
 * The content of a token that screens read. The server uses only the session id, and reads everything else from the
 * database.
 */
export interface TokenFacts {
  readonly sessionId: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly app: 'backoffice' | 'sa';
}

export interface Tokens {
  sign(facts: TokenFacts, expiresAt: Date): string;
  /** The session id of a token; null if it is not signed by this server, was altered or has expired. */
  sessionOf(token: string, now: Date): string | null;
}

const issuer = 'tezga';
const cachedTokensMax = 10_000;

interface Verified {
  readonly jti?: unknown;
  readonly exp?: unknown;
}

export function createTokens(secret: string): Tokens {
  const signer = createSigner({ key: secret, algorithm: 'HS256', iss: issuer });
  // The expiry is checked below, against the clock of the server, which tests can set.
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    cache: false,
    ignoreExpiration: true,
  });
  const cache = new Map<string, Verified>();

  /** Caches verified tokens, because every call of a session sends the same one and checking a signature is slow. */
  function verify(token: string): Verified {
    const cached = cache.get(token);
    if (cached !== undefined) return cached;
    const facts = verifier(token) as Verified;
    if (cache.size >= cachedTokensMax) cache.clear();
    cache.set(token, facts);
    return facts;
  }

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
        const { jti, exp } = verify(token);
        const isGood = typeof exp === 'number' && exp * 1000 > now.getTime();
        return isGood && typeof jti === 'string' && isRecordId(jti) ? jti : null;
      } catch {
        // The verifier throws for every kind of invalid token.
        return null;
      }
    },
  };
}

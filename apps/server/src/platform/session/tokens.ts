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
const rememberedMax = 10_000;

interface Verified {
  readonly jti?: unknown;
  readonly exp?: unknown;
}

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
  const verified = new Map<string, Verified>();

  /** The same token comes with every call of a session, so its signature is checked once and remembered. */
  function verify(token: string): Verified {
    const known = verified.get(token);
    if (known !== undefined) return known;
    const facts = verifier(token) as Verified;
    if (verified.size >= rememberedMax) verified.clear();
    verified.set(token, facts);
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
        // The verifier throws for every token that is not good; to the caller they are all the same.
        return null;
      }
    },
  };
}

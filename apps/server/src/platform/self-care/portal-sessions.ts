import { createHash } from 'node:crypto';
import type { PortalOutcome } from './portal-outcome.ts';

/** The credentials of a business at the portal; its user name there is its NIPT. */
export interface PortalHolder {
  readonly businessId: string;
  readonly username: string;
  readonly password: string;
}

/** A sign-in that may still be running. It resolves to the session token or to the failure. */
export type Entering = Promise<PortalOutcome<{ readonly token: string }>>;

interface CachedSession {
  readonly fingerprint: string;
  readonly entering: Entering;
}

/**
 * Maximum number of cached sessions. Above it the oldest is evicted, and its business signs in again at its next
 * request.
 */
const sessionsMax = 10_000;

const fingerprintOf = ({ username, password }: PortalHolder) =>
  createHash('sha256').update(`${username}\0${password}`).digest('base64');

/**
 * Cache of portal sessions in this process, one for each business. An entry is used only with the user name and
 * password of its sign-in, so a changed password signs in again.
 */
export function portalSessions() {
  const byBusiness = new Map<string, CachedSession>();
  return {
    get(holder: PortalHolder): Entering | null {
      const cached = byBusiness.get(holder.businessId);
      return cached?.fingerprint === fingerprintOf(holder) ? cached.entering : null;
    },

    /** Caches a running sign-in, so that concurrent requests wait for it. If it fails, it is removed from the cache. */
    set(holder: PortalHolder, entering: Entering): void {
      const { businessId } = holder;
      const cached = { fingerprint: fingerprintOf(holder), entering };
      const remove = () => {
        if (byBusiness.get(businessId) === cached) byBusiness.delete(businessId);
      };
      byBusiness.delete(businessId);
      byBusiness.set(businessId, cached);
      entering.then(({ kind }) => {
        if (kind !== 'answer') remove();
      }, remove);
      const [oldest] = byBusiness.keys();
      if (byBusiness.size > sessionsMax && oldest !== undefined) byBusiness.delete(oldest);
    },

    /** Removes the cached session only if it is still this one, because another request may have replaced it. */
    delete(holder: PortalHolder, entering: Entering): void {
      if (byBusiness.get(holder.businessId)?.entering === entering) byBusiness.delete(holder.businessId);
    },
  };
}

import { createHash } from 'node:crypto';
import type { PortalOutcome } from './portal-outcome.ts';

/** A business with its user name at the portal, which is its NIPT, and its stored password. */
export interface PortalHolder {
  readonly businessId: string;
  readonly username: string;
  readonly password: string;
}

/** A sign-in at the portal that may still be running: its session token, or why it failed. */
export type Entering = Promise<PortalOutcome<{ readonly token: string }>>;

interface CachedSession {
  readonly fingerprint: string;
  readonly entering: Entering;
}

/** Size of the cache. Beyond it the oldest session is evicted, and its business signs in again at its next request. */
const sessionsMax = 10_000;

const fingerprintOf = ({ username, password }: PortalHolder) =>
  createHash('sha256').update(`${username}\0${password}`).digest('base64');

/** Cache of the portal sessions of this process, one for each business; a changed password does not match the cached one. */
export function portalSessions() {
  const byBusiness = new Map<string, CachedSession>();
  return {
    get(holder: PortalHolder): Entering | null {
      const cached = byBusiness.get(holder.businessId);
      return cached?.fingerprint === fingerprintOf(holder) ? cached.entering : null;
    },

    /**
     * Requests during a running sign-in wait for this sign-in; a failed sign-in is removed from the cache.
     */
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

    /** Removes this session only, because another request may have cached a newer one meanwhile. */
    delete(holder: PortalHolder, entering: Entering): void {
      if (byBusiness.get(holder.businessId)?.entering === entering) byBusiness.delete(holder.businessId);
    },
  };
}

import { createHash } from 'node:crypto';
import type { PortalOutcome } from './portal-outcome.ts';

/** Who enters the portal: a business by its NIPT and the password it keeps here. */
export interface PortalHolder {
  readonly businessId: string;
  readonly username: string;
  readonly password: string;
}

/** A session, or why there is none. */
export type Entering = Promise<PortalOutcome<{ readonly token: string }>>;

interface Remembered {
  readonly fingerprint: string;
  readonly entering: Entering;
}

/** Beyond this the oldest give way; whoever comes back just enters again. */
const sessionsMost = 10_000;

const fingerprintOf = ({ username, password }: PortalHolder) =>
  createHash('sha256').update(`${username}\0${password}`).digest('base64');

/** The sessions of this server, one for each business; another password is another session. */
export function portalSessions() {
  const byBusiness = new Map<string, Remembered>();
  return {
    recall(holder: PortalHolder): Entering | null {
      const remembered = byBusiness.get(holder.businessId);
      return remembered?.fingerprint === fingerprintOf(holder) ? remembered.entering : null;
    },

    /** Those who come while somebody enters wait for the same answer; nothing is kept of a failed attempt. */
    remember(holder: PortalHolder, entering: Entering): void {
      const { businessId } = holder;
      const remembered = { fingerprint: fingerprintOf(holder), entering };
      const forget = () => {
        if (byBusiness.get(businessId) === remembered) byBusiness.delete(businessId);
      };
      byBusiness.delete(businessId);
      byBusiness.set(businessId, remembered);
      entering.then(({ kind }) => {
        if (kind !== 'answer') forget();
      }, forget);
      const [oldest] = byBusiness.keys();
      if (byBusiness.size > sessionsMost && oldest !== undefined) byBusiness.delete(oldest);
    },

    /** Only the one that was refused: meanwhile there may be a better one. */
    forget(holder: PortalHolder, entering: Entering): void {
      if (byBusiness.get(holder.businessId)?.entering === entering) byBusiness.delete(holder.businessId);
    },
  };
}

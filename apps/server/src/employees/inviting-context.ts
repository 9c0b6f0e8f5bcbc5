import type { SessionContext } from '../platform/http/context.ts';

/** The context of a call that lets a person into a business: a user of it, or an admin who manages it. */
export interface InvitingContext extends SessionContext {
  readonly businessId: string;
}

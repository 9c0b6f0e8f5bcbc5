import { appOf, type UserKind } from '@tezga/domain';
import type { OpenedBy, PublicContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { sessionsStore } from './sessions-store.ts';

const hourMs = 3_600_000;

export function sessionEnd(context: Pick<PublicContext, 'clock' | 'config'>): Date {
  return new Date(context.clock.now().getTime() + context.config.SESSION_HOURS * hourMs);
}

type OpensSessions = Pick<
  PublicContext,
  'transaction' | 'clock' | 'config' | 'tokens' | 'device' | 'address' | 'giveToken'
>;

interface Opening {
  readonly openedBy?: OpenedBy;
  readonly adminSessionId?: string | null;
  readonly mustEnrol?: boolean;
}

/** Inserts the session and sends its token. */
export async function openSession(
  context: OpensSessions,
  person: { id: string; kind: UserKind },
  businessId: string | null,
  { openedBy = 'password', adminSessionId = null, mustEnrol = false }: Opening = {},
): Promise<void> {
  const now = context.clock.now();
  const expiresAt = sessionEnd(context);
  const id = newRecordId(now);
  await sessionsStore(context.transaction).addSession({
    id,
    userId: person.id,
    businessId,
    createdAt: now,
    expiresAt,
    device: context.device,
    address: context.address,
    openedBy,
    adminSessionId,
    mustEnrol,
  });
  const app = appOf(person.kind);
  context.giveToken(context.tokens.sign({ sessionId: id, userId: person.id, businessId, app }, expiresAt));
}

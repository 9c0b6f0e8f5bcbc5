import { appOf, type UserKind } from '@tezga/domain';
import type { PublicContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { sessionsStore, type OpenedBy } from './sessions-store.ts';

const hourMs = 3_600_000;

export function sessionEnd(context: Pick<PublicContext, 'clock' | 'config'>): Date {
  return new Date(context.clock.now().getTime() + context.config.SESSION_HOURS * hourMs);
}

type OpensSessions = Pick<
  PublicContext,
  'transaction' | 'clock' | 'config' | 'tokens' | 'device' | 'address' | 'giveToken'
>;

/** Inserts the session and sends its token. */
export async function openSession(
  context: OpensSessions,
  person: { id: string; kind: UserKind },
  businessId: string | null,
  { openedBy = 'password', mustEnrol = false }: { openedBy?: OpenedBy; mustEnrol?: boolean } = {},
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
    mustEnrol,
  });
  const app = appOf(person.kind);
  context.giveToken(context.tokens.sign({ sessionId: id, userId: person.id, businessId, app }, expiresAt));
}

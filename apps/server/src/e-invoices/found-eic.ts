import { tiranaIsoMoment } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { PendingEInvoice } from './store.ts';
import { upTo } from './up-to.ts';

/** After these the central platform may have taken the e-invoice without our hearing of it. */
const inDoubt: ReadonlySet<string> = new Set(['timeout', 'unreadable', 'unreachable', 'unknown', '9xx']);

/** So long before a failure was noticed its message may have been sent. */
const beforeMs = 10 * 60_000;

/**
 * The EIC of an e-invoice whose answer was lost, found by its number among what was received since; null where nothing was
 * lost or nothing is found, and then sending it again under the same UUID does no harm.
 */
export async function foundEic(
  { clock, taxAuthority }: JobContext,
  signer: Signer,
  number: string,
  { failure, lastFailedAt }: PendingEInvoice,
): Promise<string | null> {
  if (failure === null || failure.isOurs || lastFailedAt === null || !inDoubt.has(failure.name)) return null;
  const outcome = await taxAuthority.ask(
    'einvoice',
    'GetEinvoices',
    {
      PartyType: 'SELLER',
      RecDateTimeFrom: tiranaIsoMoment(new Date(lastFailedAt.getTime() - beforeMs)),
      RecDateTimeTo: upTo(clock.now()),
    },
    { signer },
  );
  if (outcome.kind === 'failure') return null;
  const found = (outcome.value.Einvoices.Einvoice ?? []).find(
    ({ DocNumber, PartyType }) => DocNumber === number && PartyType === 'SELLER',
  );
  return found?.EIC.toLowerCase() ?? null;
}

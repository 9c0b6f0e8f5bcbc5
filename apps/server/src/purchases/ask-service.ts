import {
  eInvoicesInReplyMost,
  halvesOf,
  tiranaIsoMoment,
  type PurchaseFacts,
  type TimeWindow,
} from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { JobContext } from '../platform/jobs/worker.ts';
import { factsOfService } from './facts-of-service.ts';
import { failureOf, type SourceFailure } from './source-failure.ts';

interface Asking extends Pick<JobContext, 'taxAuthority' | 'log'> {
  readonly signer: Signer;
}

/**
 * The e-invoices that came in a time. A full reply may have left some out, so its time is asked for again in two
 * halves, until each reply has room to spare.
 */
export async function askService(
  asking: Asking,
  window: TimeWindow,
): Promise<readonly PurchaseFacts[] | SourceFailure> {
  const outcome = await asking.taxAuthority.ask(
    'einvoice',
    'GetEinvoices',
    {
      PartyType: 'BUYER',
      RecDateTimeFrom: tiranaIsoMoment(window.from),
      RecDateTimeTo: tiranaIsoMoment(window.to),
    },
    { signer: asking.signer },
  );
  if (outcome.kind === 'failure') return failureOf(outcome.diagnosis);
  const told = (outcome.value.Einvoices.Einvoice ?? []).map(factsOfService);
  if (told.length < eInvoicesInReplyMost) return told;
  const halves = halvesOf(window);
  if (halves !== null) return askHalves(asking, halves);
  asking.log.warn({ at: window.to }, 'more e-invoices in one second than a reply holds');
  return told;
}

async function askHalves(
  asking: Asking,
  [newer, older]: readonly [TimeWindow, TimeWindow],
): Promise<readonly PurchaseFacts[] | SourceFailure> {
  const first = await askService(asking, newer);
  if ('failure' in first) return first;
  const second = await askService(asking, older);
  return 'failure' in second ? second : [...first, ...second];
}

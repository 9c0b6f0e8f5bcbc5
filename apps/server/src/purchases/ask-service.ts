import { eInvoicesInReplyMost, halvesOf, tiranaIsoMoment, type TimeWindow } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { JobContext } from '../platform/jobs/worker.ts';
import { factsOfService } from './facts-of-service.ts';
import { joinedParts, nothingTold, type ToldPart } from './told-part.ts';

interface Asking extends Pick<JobContext, 'taxAuthority' | 'log'> {
  readonly signer: Signer;
}

/**
 * The e-invoices that came in a time. A full reply may have left some out, so its time is asked for again in two
 * halves, until each reply has room to spare.
 */
export async function askService(asking: Asking, window: TimeWindow): Promise<ToldPart> {
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
  if (outcome.kind === 'failure')
    return nothingTold(outcome.diagnosis.canRepeat ? 'tax-authority-unreachable' : 'tax-authority-refused');
  const listed = outcome.value.Einvoices.Einvoice ?? [];
  const told = listed.filter((each) => each !== null).map(factsOfService);
  const part: ToldPart = { told, unreadableCount: listed.length - told.length, failure: null };
  if (listed.length < eInvoicesInReplyMost) return part;
  const halves = halvesOf(window);
  if (halves !== null) return askHalves(asking, halves);
  asking.log.warn({ at: window.to }, 'more e-invoices in one second than a reply holds');
  return part;
}

async function askHalves(
  asking: Asking,
  [newer, older]: readonly [TimeWindow, TimeWindow],
): Promise<ToldPart> {
  const first = await askService(asking, newer);
  return first.failure === null ? joinedParts([first, await askService(asking, older)]) : first;
}

import {
  asMoney,
  baseCurrency,
  eInvoicesInReplyMax,
  fixedPointOf,
  halvesOf,
  tiranaDay,
  tiranaIsoMoment,
  type PurchaseFacts,
  type TimeWindow,
} from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { ResponseOf } from '../platform/tax-authority/services.ts';
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
  if (listed.length < eInvoicesInReplyMax) return part;
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

type Answer = ResponseOf<'einvoice', 'GetEinvoices'>;
type ToldEinvoice = NonNullable<NonNullable<Answer['Einvoices']['Einvoice']>[number]>;

/** An e-invoice as the central platform lists it: only its head, and nothing of who issued it. */
function factsOfService(told: ToldEinvoice): PurchaseFacts {
  return {
    eic: told.EIC.toLowerCase(),
    iic: null,
    fic: null,
    number: told.DocNumber,
    documentType: told.DocType ?? null,
    typeOfInvoice: null,
    supplier: null,
    issuedAt: null,
    receivedAt: new Date(told.RecDateTime),
    dueOn: told.DueDateTime === undefined ? null : tiranaDay(new Date(told.DueDateTime)),
    currency: baseCurrency,
    exchangeRate: null,
    withoutVat: null,
    vat: null,
    withVat: asMoney(fixedPointOf(told.Amount, 2) ?? 0n),
    status: told.Status,
    lines: null,
    sources: ['service'],
  };
}

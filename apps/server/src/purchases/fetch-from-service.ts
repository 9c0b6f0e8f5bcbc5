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
import { joinedParts, failedPart, type FetchedPart } from './fetched-part.ts';

interface ServiceAccess extends Pick<JobContext, 'taxAuthority' | 'log'> {
  readonly signer: Signer;
}

/**
 * Fetches the e-invoices that the central platform received in a time window. The platform has no pagination, and a
 * full reply may be truncated; then the window is split into halves, which are requested separately.
 */
export async function fetchFromService(access: ServiceAccess, window: TimeWindow): Promise<FetchedPart> {
  const outcome = await access.taxAuthority.ask(
    'einvoice',
    'GetEinvoices',
    {
      PartyType: 'BUYER',
      RecDateTimeFrom: tiranaIsoMoment(window.from),
      RecDateTimeTo: tiranaIsoMoment(window.to),
    },
    { signer: access.signer },
  );
  if (outcome.kind === 'failure')
    return failedPart(outcome.diagnosis.canRepeat ? 'tax-authority-unreachable' : 'tax-authority-refused');
  const listed = outcome.value.Einvoices.Einvoice ?? [];
  const purchases = listed.filter((each) => each !== null).map(factsOfService);
  const part: FetchedPart = { purchases, unreadableCount: listed.length - purchases.length, failure: null };
  if (listed.length < eInvoicesInReplyMax) return part;
  const halves = halvesOf(window);
  if (halves !== null) return fetchHalves(access, halves);
  access.log.warn({ at: window.to }, 'e-invoices may be missing: the reply for a single second was full');
  return part;
}

async function fetchHalves(
  access: ServiceAccess,
  [newer, older]: readonly [TimeWindow, TimeWindow],
): Promise<FetchedPart> {
  const first = await fetchFromService(access, newer);
  return first.failure === null ? joinedParts([first, await fetchFromService(access, older)]) : first;
}

type ListReply = ResponseOf<'einvoice', 'GetEinvoices'>;
type ListedEInvoice = NonNullable<NonNullable<ListReply['Einvoices']['Einvoice']>[number]>;

/** Maps an e-invoice as the central platform lists it: the list names no supplier and has no lines. */
function factsOfService(listed: ListedEInvoice): PurchaseFacts {
  return {
    eic: listed.EIC.toLowerCase(),
    iic: null,
    fic: null,
    number: listed.DocNumber,
    documentType: listed.DocType ?? null,
    typeOfInvoice: null,
    supplier: null,
    issuedAt: null,
    receivedAt: new Date(listed.RecDateTime),
    dueOn: listed.DueDateTime === undefined ? null : tiranaDay(new Date(listed.DueDateTime)),
    currency: baseCurrency,
    exchangeRate: null,
    withoutVat: null,
    vat: null,
    withVat: asMoney(fixedPointOf(listed.Amount, 2) ?? 0n),
    status: listed.Status,
    lines: null,
    sources: ['service'],
  };
}

import { eInvoicesInReplyMax, halvesOf, tiranaIsoMoment, type TimeWindow } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { ResponseOf } from '../platform/tax-authority/services.ts';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';
import { upTo } from './up-to.ts';

type Listed = NonNullable<ResponseOf<'einvoice', 'GetEinvoices'>['Einvoices']['Einvoice']>[number];
/** An e-invoice as the central platform lists it. */
export type PlatformEInvoice = NonNullable<Listed>;

export interface Searching extends Pick<JobContext, 'taxAuthority' | 'log'> {
  readonly signer: Signer;
}

/** Tolerance for clock differences between the central platform and this server. */
export const leewayMs = 3_600_000;

/**
 * Lists the e-invoices that a business sent within a time window, response by response. This is pagination by time: a
 * full response may be truncated, so the window is split in halves and requested again. E-invoices may therefore
 * appear twice.
 */
export async function* sentEInvoices(
  searching: Searching,
  window: TimeWindow,
): AsyncGenerator<Outcome<readonly PlatformEInvoice[]>> {
  const { taxAuthority, signer, log } = searching;
  const outcome = await taxAuthority.ask(
    'einvoice',
    'GetEinvoices',
    { PartyType: 'SELLER', RecDateTimeFrom: tiranaIsoMoment(window.from), RecDateTimeTo: upTo(window.to) },
    { signer },
  );
  if (outcome.kind === 'failure') {
    yield outcome;
    return;
  }
  const listed = outcome.value.Einvoices.Einvoice ?? [];
  yield { kind: 'answer', value: listed.filter((each) => each !== null) };
  if (listed.length < eInvoicesInReplyMax) return;
  const halves = halvesOf(window);
  if (halves === null) log.warn({ at: window.to }, 'more e-invoices in one second than a response can list');
  for (const half of halves ?? []) yield* sentEInvoices(searching, half);
}

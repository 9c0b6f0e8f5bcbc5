import { decoded, figure, type contract } from '@tezga/contract';
import { eInvoicesInReplyMax, endOfTiranaDay, startOfTiranaDay, tiranaIsoMoment } from '@tezga/domain';
import type { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { responseOf } from './platform-response.ts';
import type { PlatformEInvoice } from './sent-e-invoices.ts';
import { upTo } from './up-to.ts';
import { visibleEInvoices } from './visible-e-invoices.ts';

type Input = z.output<typeof contract.eInvoices.find.input>;
type Listed = z.output<typeof contract.eInvoices.find.output>['eInvoices'][number];

/** Timeout: a user waits for the list, and the central platform needs long to render the PDF of a single e-invoice. */
const requestTimeoutMs = 24_000;
const dayMs = 86_400_000;

/** Searches the central platform on behalf of the business. No transaction is open during the request. */
export const find: FreeHandler<typeof contract.eInvoices.find> = {
  async freely(input, context) {
    const { businessId, config, clock, taxAuthority } = context;
    const { signer } = await context.inTransaction((transaction) =>
      businessSigner({ transaction, businessId, config, clock }),
    );
    const request = input.EIC === undefined ? windowOf(input, clock.now()) : { EIC: input.EIC };
    const outcome = await taxAuthority.ask('einvoice', 'GetEinvoices', request, {
      signer,
      timeoutMs: requestTimeoutMs,
    });
    const received = responseOf(outcome).Einvoices.Einvoice ?? [];
    const visible = await visibleEInvoices(
      context,
      businessId,
      received.filter((each) => each !== null),
    );
    return {
      eInvoices: visible.map(listed),
      isCut: input.EIC === undefined && received.length >= eInvoicesInReplyMax,
    };
  },
};

const usualDays = 30;

/** The requested days, from the start of the first to the end of the last; by default 30 days. */
function windowOf({ from, to, partyType }: Input, now: Date) {
  const until = to === undefined ? startedBy(from, now) : endOfTiranaDay(to);
  const since = from === undefined ? new Date(until.getTime() - usualDays * dayMs) : startOfTiranaDay(from);
  // The central platform refuses a time in the future.
  const end = until > now ? now : until;
  return {
    ...(partyType === undefined ? {} : { PartyType: partyType }),
    RecDateTimeFrom: tiranaIsoMoment(since > end ? end : since),
    RecDateTimeTo: upTo(end),
  };
}

function startedBy(from: string | undefined, now: Date): Date {
  if (from === undefined) return now;
  const until = new Date(startOfTiranaDay(from).getTime() + usualDays * dayMs);
  return until > now ? now : until;
}

function listed(received: PlatformEInvoice): Listed {
  return {
    EIC: received.EIC.toLowerCase(),
    docNumber: received.DocNumber,
    docType: received.DocType ?? null,
    recDateTime: new Date(received.RecDateTime).toISOString(),
    dueDateTime: received.DueDateTime === undefined ? null : new Date(received.DueDateTime).toISOString(),
    status: received.Status,
    amount: decoded(figure.money, Number(received.Amount)),
    partyType: received.PartyType,
    pdf: received.Pdf ?? null,
  };
}

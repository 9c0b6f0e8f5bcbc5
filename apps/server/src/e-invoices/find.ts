import { decoded, figure, type contract } from '@tezga/contract';
import { eInvoicesInReplyMax, endOfTiranaDay, startOfTiranaDay, tiranaIsoMoment } from '@tezga/domain';
import type { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { answerOf } from './ask-platform.ts';
import type { ToldEInvoice } from './sent-e-invoices.ts';
import { upTo } from './up-to.ts';

type Input = z.output<typeof contract.eInvoices.find.input>;
type Listed = z.output<typeof contract.eInvoices.find.output>['eInvoices'][number];

/** Someone waits in front of a list, and the paper of one takes its time. */
const patienceMs = 24_000;
const dayMs = 86_400_000;

/** Asks the central platform, in the name of the business; no transaction is held meanwhile. */
export const find: FreeHandler<typeof contract.eInvoices.find> = {
  async freely(input, context) {
    const { businessId, config, clock, taxAuthority } = context;
    const { signer } = await context.inTransaction((transaction) =>
      businessSigner({ transaction, businessId, config, clock }),
    );
    const asked = input.EIC === undefined ? windowOf(input, clock.now()) : { EIC: input.EIC };
    const outcome = await taxAuthority.ask('einvoice', 'GetEinvoices', asked, {
      signer,
      timeoutMs: patienceMs,
    });
    const told = answerOf(outcome).Einvoices.Einvoice ?? [];
    return {
      eInvoices: told.filter((each) => each !== null).map(listed),
      isCut: input.EIC === undefined && told.length >= eInvoicesInReplyMax,
    };
  },
};

const usualDays = 30;

/** From the first moment of one day to the last of another; what is left out is a month. */
function windowOf({ from, to, partyType }: Input, now: Date) {
  const until = to === undefined ? startedBy(from, now) : endOfTiranaDay(to);
  const since = from === undefined ? new Date(until.getTime() - usualDays * dayMs) : startOfTiranaDay(from);
  // The central platform knows nothing of what is to come.
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

function listed(told: ToldEInvoice): Listed {
  return {
    EIC: told.EIC.toLowerCase(),
    docNumber: told.DocNumber,
    docType: told.DocType ?? null,
    recDateTime: new Date(told.RecDateTime).toISOString(),
    dueDateTime: told.DueDateTime === undefined ? null : new Date(told.DueDateTime).toISOString(),
    status: told.Status,
    amount: decoded(figure.money, Number(told.Amount)),
    partyType: told.PartyType,
    pdf: told.Pdf ?? null,
  };
}

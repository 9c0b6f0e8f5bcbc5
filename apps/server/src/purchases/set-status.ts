import type { contract, OutputOf } from '@tezga/contract';
import { answerStanding, type EInvoiceAnswer, type EInvoiceStatus } from '@tezga/domain';
import type { z } from 'zod';
import { answerEInvoices, whileAnswering, type Answered, type Turn } from '../e-invoices/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';
import { postPurchases } from './post-purchases.ts';

interface LockedPurchase {
  readonly id: string;
  readonly eic: string;
  readonly number: string;
  readonly status: EInvoiceStatus | null;
}

type Input = z.output<typeof contract.eInvoices.setStatus.input>;
type Answers = OutputOf<typeof contract.eInvoices.setStatus>;
type Result = Answers['results'][number];

/**
 * Accepts or refuses received e-invoices, also those that were not fetched as purchases yet. The purchase rows stay
 * locked during the request to the central platform, so that the second of two concurrent calls sees the status that
 * the first has set.
 */
export const setStatus: Handler<typeof contract.eInvoices.setStatus> = (input, context) =>
  whileAnswering((turn) => answerLocked(input, context, turn));

async function answerLocked(
  { EICs, EinStatus: status }: Input,
  context: BusinessContext,
  turn: Turn,
): Promise<Answers> {
  const wanted = [...new Set(EICs)];
  const locked = await lockPurchases(context, wanted);
  const answeredBefore = new Set(
    locked.filter((each) => answerStanding(each.status, status) !== 'open').map(({ eic }) => eic),
  );
  const open = wanted.filter((eic) => !answeredBefore.has(eic));
  const answers = open.length === 0 ? [] : await answerEInvoices(context, turn, open, status);
  const answered = new Map(answers.map((answer) => [answer.eic, answer]));
  const results = resultsOf(wanted, locked, answered, status);
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  await saveStatus(context, changed, status);
  const changedEics = new Set(changed.map(({ EIC }) => EIC));
  const changedPurchases = locked.filter(({ eic }) => changedEics.has(eic));
  const { transaction, businessId, clock, person } = context;
  const changedIds = changedPurchases.map(({ id }) => id);
  await postPurchases(transaction, businessId, changedIds, { at: clock.now(), by: person.id });
  const changedNames = changedPurchases.map(({ number }) => ({ name: number }));
  context.note(
    changedNames.length === 0 ? `${status} ${changed.length}/${results.length}` : namesOf(changedNames),
  );
  return { results };
}

async function lockPurchases(
  { transaction, businessId }: BusinessContext,
  eics: readonly string[],
): Promise<readonly LockedPurchase[]> {
  const rows = await transaction.run<LockedPurchase>(
    `select id, eic, number, status from tenant.purchases where business_id = $1 and eic = any ($2::text[])
     order by id for no key update`,
    [businessId, eics],
  );
  return rows;
}

async function saveStatus(
  { transaction, businessId, person, clock }: BusinessContext,
  changed: readonly Result[],
  status: EInvoiceAnswer,
): Promise<void> {
  await transaction.run(
    `update tenant.purchases set status = $3, answered_by = $4, answered_at = $5, updated_at = $5
     where business_id = $1 and eic = any ($2::text[])`,
    [businessId, changed.map(({ EIC }) => EIC), status, person.name, clock.now()],
  );
}

function resultsOf(
  wanted: readonly string[],
  locked: readonly LockedPurchase[],
  answered: ReadonlyMap<string, Answered>,
  status: EInvoiceAnswer,
): Result[] {
  const byEic = new Map(locked.map((each) => [each.eic, each]));
  return wanted.map((EIC): Result => {
    const known = byEic.get(EIC);
    const answer = answered.get(EIC);
    if (answer === undefined)
      return { EIC, outcome: known?.status === status ? 'already' : 'closed', reason: null };
    // The platform replies "already" if the e-invoice was answered before in another program. For the caller this is
    // a change, because the stored purchase gets its status now.
    const isNews = known !== undefined && answer.outcome === 'already';
    return { EIC, outcome: isNews ? 'changed' : answer.outcome, reason: answer.reason };
  });
}

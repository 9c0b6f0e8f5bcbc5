import { Refusal, type EInvoiceAnswer } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import { sayFault, type FaultName, type Phrases } from '@tezga/phrases';
import { businessSigner } from '../certificates/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import type { Turn } from './while-answering.ts';

export interface Answered {
  readonly eic: string;
  readonly outcome: 'changed' | 'already' | 'not-found' | 'refused' | 'unanswered';
  /** Why the central platform refused, in the language of the user. */
  readonly reason: string | null;
}

type AnswerContext = Pick<
  BusinessContext,
  'transaction' | 'businessId' | 'config' | 'clock' | 'taxAuthority' | 'person' | 'phrasesIn' | 'language'
>;

/** Batch size: the maximum that the central platform accepts in one request. */
const batchMax = 100;
const messageTimeoutMs = 15_000;

/**
 * Accepts or refuses e-invoices as their buyer, in batches. The central platform changes all e-invoices of a request
 * or none, so a refused batch is split in halves until each invalid EIC is alone. Idempotent: EICs with the same
 * saved status are skipped. An advisory lock per business serializes the calls, so that the saved status is the last
 * one that the platform accepted.
 */
export async function answerEInvoices(
  context: AnswerContext,
  { until }: Turn,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<readonly Answered[]> {
  const { transaction, businessId, config, clock } = context;
  const wanted = [...new Set(eics)];
  const { signer } = await businessSigner({ transaction, businessId, config, clock });
  await transaction.run(`select pg_advisory_xact_lock(hashtextextended('e-invoice answers ' || $1, 0))`, [
    businessId,
  ]);
  const before = await answeredBefore(context, wanted, status);
  const answers = await sendAll(
    { ...context, signer, until },
    wanted.filter((eic) => !before.has(eic)),
    status,
  );
  const isUnreachable =
    answers.length > 0 && answers.every(({ outcome }) => outcome === 'unanswered') && before.size === 0;
  if (isUnreachable) throw new Refusal('tax-authority-unreachable');
  await saveAnswers(context, answers, status);
  const outcomes = new Map(answers.map((answer) => [answer.eic, answer]));
  return wanted.map((eic) => outcomes.get(eic) ?? { eic, outcome: 'already', reason: null });
}

async function answeredBefore(
  { transaction, businessId }: AnswerContext,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<ReadonlySet<string>> {
  const rows = await transaction.run(
    `select eic from tenant.e_invoice_answers where business_id = $1 and eic = any ($2::uuid[]) and status = $3`,
    [businessId, eics, status],
  );
  return new Set(rows.map(({ eic }) => String(eic)));
}

interface Sending extends AnswerContext, Turn {
  readonly signer: Signer;
}

async function sendAll(
  sending: Sending,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let from = 0; from < eics.length; from += batchMax)
    answers.push(...(await sendBatch(sending, eics.slice(from, from + batchMax), status)));
  return answers;
}

async function sendBatch(
  sending: Sending,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<Answered[]> {
  const all = (outcome: Answered['outcome'], reason: string | null = null) =>
    eics.map((eic) => ({ eic, outcome, reason }));
  if (Date.now() > sending.until) return all('unanswered');
  const { taxAuthority, signer, phrasesIn, language } = sending;
  const reply = await taxAuthority.ask(
    'einvoice',
    'EinvoiceChangeStatus',
    { EICs: { EIC: [...eics] }, EinStatus: status },
    { signer, timeoutMs: messageTimeoutMs },
  );
  if (reply.kind === 'answer') return all('changed');
  const { name, canRepeat } = reply.diagnosis;
  if (canRepeat) return all('unanswered');
  if (eics.length > 1) {
    const middle = Math.ceil(eics.length / 2);
    const first = await sendBatch(sending, eics.slice(0, middle), status);
    return [...first, ...(await sendBatch(sending, eics.slice(middle), status))];
  }
  return name === '53' ? all('not-found') : all('refused', refusalMessage(phrasesIn[language], name));
}

function refusalMessage(phrases: Phrases, name: FaultName): string {
  const ofAnswers: Partial<Record<FaultName, string>> = phrases.eInvoices.answerRefused;
  return ofAnswers[name] ?? sayFault(phrases, { service: 'einvoice', name });
}

async function saveAnswers(
  { transaction, businessId, person, clock }: AnswerContext,
  answers: readonly Answered[],
  status: EInvoiceAnswer,
): Promise<void> {
  const changed = answers.filter(({ outcome }) => outcome === 'changed').map(({ eic }) => eic);
  await transaction.run(
    `insert into tenant.e_invoice_answers (business_id, eic, status, at, by_id)
     select $1, eic, $3, $4, $5 from unnest($2::uuid[]) as eic order by eic
     on conflict (business_id, eic) do update set status = excluded.status, at = excluded.at, by_id = excluded.by_id`,
    [businessId, changed, status, clock.now(), person.id],
  );
}

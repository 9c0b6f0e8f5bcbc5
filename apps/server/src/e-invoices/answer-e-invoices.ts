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

type Asking = Pick<
  BusinessContext,
  'transaction' | 'businessId' | 'config' | 'clock' | 'taxAuthority' | 'person' | 'phrasesIn' | 'language'
>;

/** Batch size: the maximum that the central platform accepts in one request. */
const eicsAtOnce = 100;
const messageTimeoutMs = 15_000;

/**
 * Accepts or refuses e-invoices as their buyer, in batches. The central platform changes all e-invoices of a request
 * or none, so a refused batch is split in halves until each invalid EIC is alone. Idempotent: EICs with the same
 * saved status are skipped. An advisory lock per business serializes the calls, so that the saved status is the last
 * one that the platform accepted.
 */
export async function answerEInvoices(
  context: Asking,
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
  const asked = await ask(
    { ...context, signer, until },
    wanted.filter((eic) => !before.has(eic)),
    status,
  );
  const isLost =
    asked.length > 0 && asked.every(({ outcome }) => outcome === 'unanswered') && before.size === 0;
  if (isLost) throw new Refusal('tax-authority-unreachable');
  await keepAnswers(context, asked, status);
  const outcomes = new Map(asked.map((answer) => [answer.eic, answer]));
  return wanted.map((eic) => outcomes.get(eic) ?? { eic, outcome: 'already', reason: null });
}

async function answeredBefore(
  { transaction, businessId }: Asking,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<ReadonlySet<string>> {
  const rows = await transaction.run(
    `select eic from tenant.e_invoice_answers where business_id = $1 and eic = any ($2::uuid[]) and status = $3`,
    [businessId, eics, status],
  );
  return new Set(rows.map(({ eic }) => String(eic)));
}

interface Line extends Asking, Turn {
  readonly signer: Signer;
}

async function ask(line: Line, eics: readonly string[], status: EInvoiceAnswer): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let from = 0; from < eics.length; from += eicsAtOnce)
    answers.push(...(await askTogether(line, eics.slice(from, from + eicsAtOnce), status)));
  return answers;
}

async function askTogether(line: Line, eics: readonly string[], status: EInvoiceAnswer): Promise<Answered[]> {
  const all = (outcome: Answered['outcome'], reason: string | null = null) =>
    eics.map((eic) => ({ eic, outcome, reason }));
  if (Date.now() > line.until) return all('unanswered');
  const { taxAuthority, signer, phrasesIn, language } = line;
  const told = await taxAuthority.ask(
    'einvoice',
    'EinvoiceChangeStatus',
    { EICs: { EIC: [...eics] }, EinStatus: status },
    { signer, timeoutMs: messageTimeoutMs },
  );
  if (told.kind === 'answer') return all('changed');
  const { name, canRepeat } = told.diagnosis;
  if (canRepeat) return all('unanswered');
  if (eics.length > 1) {
    const middle = Math.ceil(eics.length / 2);
    const first = await askTogether(line, eics.slice(0, middle), status);
    return [...first, ...(await askTogether(line, eics.slice(middle), status))];
  }
  return name === '53' ? all('not-found') : all('refused', refusalSaid(phrasesIn[language], name));
}

function refusalSaid(phrases: Phrases, name: FaultName): string {
  const ofAnswers: Partial<Record<FaultName, string>> = phrases.eInvoices.answerRefused;
  return ofAnswers[name] ?? sayFault(phrases, { service: 'einvoice', name });
}

async function keepAnswers(
  { transaction, businessId, person, clock }: Asking,
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

import { Refusal, tiranaDay, type PurchaseFacts } from '@tezga/domain';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { answerOf, purchasesAsked } from '../self-care/index.ts';
import { factsOfPortal } from './facts-of-portal.ts';
import type { SourceFailure } from './source-failure.ts';

interface Asking extends Pick<JobContext, 'selfCarePortal'> {
  readonly holder: PortalHolder;
}

/** So many questions at once are what the portal bears. */
const atOnceMost = 10;

/** The months from one moment to another, 2026-11, the newest first. */
export function monthsBetween(from: Date, to: Date): string[] {
  const first = tiranaDay(from).slice(0, 7);
  const months: string[] = [];
  for (let month = tiranaDay(to).slice(0, 7); month >= first; month = monthBefore(month)) months.push(month);
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** What others issued in these months, as far as the portal tells, and why it does not tell more. */
export async function askPortalFor(
  asking: Asking,
  months: readonly string[],
): Promise<{ readonly told: readonly PurchaseFacts[]; readonly failure: SourceFailure | null }> {
  const told: PurchaseFacts[] = [];
  for (let place = 0; place < months.length; place += atOnceMost) {
    const some = months.slice(place, place + atOnceMost);
    const answers = await Promise.all(some.map((period) => askMonth(asking, period)));
    for (const answer of answers) if (!('failure' in answer)) told.push(...answer);
    const failure = answers.find((answer) => 'failure' in answer);
    if (failure !== undefined) return { told, failure };
  }
  return { told, failure: null };
}

async function askMonth(
  { selfCarePortal, holder }: Asking,
  period: string,
): Promise<readonly PurchaseFacts[] | SourceFailure> {
  try {
    const { invoices } = answerOf(await selfCarePortal.ask(holder, purchasesAsked({ period })));
    return invoices.map(factsOfPortal);
  } catch (error) {
    if (error instanceof Refusal) return { failure: error.code };
    throw error;
  }
}

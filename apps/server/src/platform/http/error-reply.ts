import {
  baseAddressHeader,
  encoded,
  figure,
  protocolStatus,
  refusalStatus,
  type RefusalBody,
  type RefusalFacts,
  type Route,
} from '@tezga/contract';
import { Refusal, type RefusalCode, type RefusalDetails, type ShortArticle } from '@tezga/domain';
import { sayFault, sayProblem, type Phrases, type Problem } from '@tezga/phrases';
import { isConnectionLost } from '../database/connection.ts';
import { isDiskFull } from '../disk-watch.ts';
import { isTransactionConflict } from '../database/transaction.ts';

/** The data of the business is on another host; the client repeats the call there. */
export class MovedToOtherHost extends Error {
  readonly homeAddress: string;

  constructor(homeAddress: string) {
    super('the business is at another host');
    this.homeAddress = homeAddress;
  }
}

/** A concurrent call changed the rows that this call had read; the client retries (status 210) and reads them again. */
export class StaleRead extends Error {
  override readonly name = 'StaleRead';
}

export interface ErrorReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: RefusalBody;
  /** An unexpected error, logged with its stack. */
  readonly isBug: boolean;
}

/** The refusals for errors that Fastify reports before a handler runs, by status. */
const refusalOfHttp: Record<number, RefusalCode> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-format',
  429: 'too-many-requests',
};

/**
 * Turns any error into a reply: the message of a refusal, a request to retry, or else the fallback sentence of the
 * call.
 */
export function toErrorReply(
  error: unknown,
  phrases: Phrases,
  requestId: string,
  route: Route | null,
): ErrorReply {
  const answer = (
    status: number,
    body: Omit<RefusalBody, 'requestId'>,
    headers = {},
    isBug = false,
  ): ErrorReply => ({
    status,
    headers,
    body: { ...body, requestId },
    isBug,
  });
  if (error instanceof MovedToOtherHost) {
    const headers = { [baseAddressHeader]: error.homeAddress };
    return answer(
      protocolStatus.tryAgainNow,
      { message: phrases.http.livesElsewhere, code: 'failed' },
      headers,
    );
  }
  if (isTransactionConflict(error) || error instanceof StaleRead) {
    return answer(protocolStatus.tryAgainNow, { message: phrases.http.tryAgain, code: 'failed' });
  }
  if (isConnectionLost(error)) {
    // It is unknown whether the transaction was committed. The client retries with its requestId (idempotency key),
    // so a change is not made twice.
    return answer(protocolStatus.tryAgainSoon, { message: phrases.http.tryAgain, code: 'failed' }, {}, true);
  }
  const refusal = refusalIn(error);
  if (refusal !== null) return answer(refusalStatus[refusal.code], refusalBody(refusal, phrases));
  const message = phrases.fallbacks[route?.fallback ?? 'server-problem'];
  return answer(500, { message, code: 'failed' }, {}, true);
}

function refusalIn(error: unknown): Refusal | null {
  if (isDiskFull(error)) return new Refusal('disk-full');
  return error instanceof Refusal ? error : refusalByHttp(error);
}

function refusalByHttp(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (status < 400 || status >= 500) return null;
  return new Refusal(refusalOfHttp[status] ?? 'invalid-input');
}

function refusalBody({ code, details }: Refusal, phrases: Phrases): Omit<RefusalBody, 'requestId'> {
  const problems = details['problems'] as readonly ({ path: string } & Problem)[] | undefined;
  const named = details['takenBy'] ?? details['until'] ?? details['available'] ?? details['customer'];
  const message = faultMessage(details, phrases) ?? refusalMessage(code, named, phrases);
  const fieldErrors = problems?.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: sayProblem(phrases, problem),
  }));
  const facts = factsOf(details);
  return {
    message,
    code,
    ...(fieldErrors === undefined ? {} : { problems: fieldErrors }),
    ...(facts === null ? {} : { details: facts }),
  };
}

/** The details of a refusal that the screen may see. */
function factsOf({ fault, ends, shortArticles, issuedInvoiceId }: RefusalDetails): RefusalFacts | null {
  if (shortArticles !== undefined)
    return { shortArticles: shortArticlesReply(shortArticles as readonly NamedShort[]) };
  if (issuedInvoiceId !== undefined) return { issuedInvoiceId: issuedInvoiceId as string };
  if (fault !== undefined) {
    const { code, text } = fault as NonNullable<RefusalFacts['fault']>;
    return { fault: { code, text } };
  }
  return ends === undefined ? null : { ends: ends as NonNullable<RefusalFacts['ends']> };
}

type NamedShort = ShortArticle & { readonly name: string };

/** Quantities are thousandths in the domain and decimal numbers in the reply. */
function shortArticlesReply(short: readonly NamedShort[]): NonNullable<RefusalFacts['shortArticles']> {
  return short.map(({ articleId, name, available, requested }) => ({
    articleId,
    name,
    available: encoded(figure.quantity, available),
    requested: encoded(figure.quantity, requested),
  }));
}

/** The phrase for a fault of the tax authority; null if the refusal has none. */
function faultMessage({ fault }: RefusalDetails, phrases: Phrases): string | null {
  return fault === undefined ? null : sayFault(phrases, fault as Parameters<typeof sayFault>[1]);
}

/**
 * The phrase of a refusal. If the phrase has a place for it, it contains the name of the other record, the
 * end time or the available amount.
 */
function refusalMessage(code: RefusalCode, named: unknown, { refusals, refusalsNaming }: Phrases): string {
  return typeof named === 'string' && code in refusalsNaming
    ? refusalsNaming[code as keyof Phrases['refusalsNaming']](named)
    : refusals[code];
}

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
import { isLostRace } from '../database/transaction.ts';

/** The data of the caller's business is at another host. */
export class MovedToOtherHost extends Error {
  readonly homeAddress: string;

  constructor(homeAddress: string) {
    super('the business is at another host');
    this.homeAddress = homeAddress;
  }
}

/** The call worked with rows that changed meanwhile; the client retries at once (status 210) and reads them anew. */
export class StaleRead extends Error {
  override readonly name = 'StaleRead';
}

export interface NoAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: RefusalBody;
  /** True where nobody planned for this: it is logged with its stack. */
  readonly isBug: boolean;
}

/** What the HTTP layer itself refuses, before a call is reached. */
const refusalOfHttp: Record<number, RefusalCode> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-format',
  429: 'too-many-requests',
};

/** Turns anything thrown into a reply: a refusal in words, 'try again', or the call's fallback sentence. */
export function toErrorReply(
  error: unknown,
  phrases: Phrases,
  requestId: string,
  route: Route | null,
): NoAnswer {
  const answer = (
    status: number,
    body: Omit<RefusalBody, 'requestId'>,
    headers = {},
    isBug = false,
  ): NoAnswer => ({
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
  if (isLostRace(error) || error instanceof StaleRead) {
    return answer(protocolStatus.tryAgainNow, { message: phrases.http.tryAgain, code: 'failed' });
  }
  if (isConnectionLost(error)) {
    // Asked again with the same requestId the work is done once, whether or not it was done already.
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
  const message =
    faultMessage(details, phrases) ?? refusalMessage(code, details['takenBy'] ?? details['until'], phrases);
  const said = problems?.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: sayProblem(phrases, problem),
  }));
  const facts = factsOf(details);
  return {
    message,
    code,
    ...(said === undefined ? {} : { problems: said }),
    ...(facts === null ? {} : { details: facts }),
  };
}

/** Of what a refusal knows, only this is for the screen. */
function factsOf({ fault, ends, shortArticles, issuedInvoiceId }: RefusalDetails): RefusalFacts | null {
  if (shortArticles !== undefined) return { shortArticles: written(shortArticles as readonly NamedShort[]) };
  if (issuedInvoiceId !== undefined) return { issuedInvoiceId: issuedInvoiceId as string };
  if (fault !== undefined) {
    const { code, text } = fault as NonNullable<RefusalFacts['fault']>;
    return { fault: { code, text } };
  }
  return ends === undefined ? null : { ends: ends as NonNullable<RefusalFacts['ends']> };
}

type NamedShort = ShortArticle & { readonly name: string };

/** Rules count thousandths; screens are told quantities. */
function written(short: readonly NamedShort[]): NonNullable<RefusalFacts['shortArticles']> {
  return short.map(({ articleId, name, available, requested }) => ({
    articleId,
    name,
    available: encoded(figure.quantity, available),
    requested: encoded(figure.quantity, requested),
  }));
}

/** What the tax authority refused is said as its fault is said everywhere. */
function faultMessage({ fault }: RefusalDetails, phrases: Phrases): string | null {
  return fault === undefined ? null : sayFault(phrases, fault as Parameters<typeof sayFault>[1]);
}

/** A person who is refused is told by which other record, or until when. */
function refusalMessage(code: RefusalCode, named: unknown, { refusals, refusalsNaming }: Phrases): string {
  return typeof named === 'string' && code in refusalsNaming
    ? refusalsNaming[code as keyof Phrases['refusalsNaming']](named)
    : refusals[code];
}
